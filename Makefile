# Everything a person or a machine does with this tree. `make` lists it.
export GOTOOLCHAIN := auto

GO   ?= go
BIN  := bin/wenbu
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

.DEFAULT_GOAL := help
.PHONY: help run build test test-go test-web test-browser test-long check lint fmt web bench clean setup-browser FORCE

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  %-14s %s\n",$$1,$$2}' $(MAKEFILE_LIST)

run: build ## build everything and serve it, on ADDR=host:port if given, else where WENBU_ADDR says
	$(BIN) serve $(if $(ADDR),--addr $(ADDR))

build: web ## build the one binary, site included, into bin/
	CGO_ENABLED=0 $(GO) build -trimpath -buildvcs=auto -o $(BIN) ./cmd/wenbu

test: test-go test-web test-browser ## all tests; installs what they need

test-go: e2e/mcp-client/node_modules/.installed e2e/openai-client/node_modules/.installed ## Go tests, the built binary's scripts, MCP and OpenAI clients, and the comparison with other engines
	$(GO) vet ./...
	WENBU_NODE_CLIENTS=1 $(GO) test ./...
	cd crosscheck && $(GO) test ./...

test-web: web/node_modules/.installed ## type check and unit tests of the front end
	cd web && npm run check && npm test

test-browser: setup-browser build ## the whole path in real Chromium
	cd web && WENBU_BIN=$(CURDIR)/$(BIN) npm run e2e

test-long: e2e/mcp-conformance/node_modules/.installed build ## the full sweeps that `make test` samples
	WENBU_LONG=1 $(GO) test -count=1 -timeout 60m ./calc/... ./internal/fortune ./internal/interpreter ./internal/ledger ./internal/store/... ./internal/transport/hubdoor ./internal/transport/agentui ./e2e
	cd crosscheck && WENBU_LONG=1 $(GO) test -count=1 -timeout 60m ./...
	cd web && WENBU_LONG=1 WENBU_BIN=$(CURDIR)/$(BIN) node --test e2e/agent-ui-door.e2e.mjs
	scripts/fuzz 60s

check: lint ## before a commit: formatting, vet, staticcheck, race detector, front-end check
	$(GO) test -race ./...
	$(MAKE) test-web

lint: ## formatting, vet and staticcheck
	@bad=$$(gofmt -l $$(git ls-files '*.go')); [ -z "$$bad" ] || { echo "not gofmt'd:"; echo "$$bad"; exit 1; }
	$(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...

fmt: ## format the Go code
	gofmt -w $$(git ls-files '*.go')

web: web/dist/.built ## build the front end (only when it changed)

web/dist/.built: web/node_modules/.installed $(shell find web/src web/agent-ui/src web/*.json web/*.ts -type f 2>/dev/null)
	cd web && npm run build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

e2e/mcp-client/node_modules/.installed: e2e/mcp-client/package-lock.json
	cd e2e/mcp-client && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

e2e/openai-client/node_modules/.installed: e2e/openai-client/package-lock.json
	cd e2e/openai-client && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

e2e/mcp-conformance/node_modules/.installed: e2e/mcp-conformance/package-lock.json
	cd e2e/mcp-conformance && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

setup-browser:
	@scripts/setup-browser

bench: ## the figures of doc/performance.md
	$(GO) test -run '^$$' -bench . -benchmem ./calc/... ./internal/...
	cd crosscheck && GOMAXPROCS=1 $(GO) test -run '^$$' -bench . .

clean: ## remove what was built
	rm -rf bin web/test-output web/node_modules e2e/mcp-client/node_modules e2e/openai-client/node_modules e2e/mcp-conformance/node_modules
	git clean -fdXq web/dist
