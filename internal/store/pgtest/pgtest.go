// Package pgtest gives tests a PostgreSQL server of their own.
package pgtest

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Durable, when it is 1, has the server wait for its disk, for benchmarks.
const Durable = "WENBU_TEST_POSTGRES_DURABLE"

// Variable names the address of a server to use instead of starting one. Its user
// must be allowed to make schemas.
const Variable = "WENBU_TEST_POSTGRES_URL"

// ErrNone says that there is no PostgreSQL on this machine.
var ErrNone = errors.New("no PostgreSQL here: install the package postgresql, or set " + Variable)

// Server is a running PostgreSQL.
type Server struct {
	URL     string
	dir     string
	process *exec.Cmd
	schemas atomic.Int64
}

// Run is the body of a TestMain: it starts a server, runs the tests and stops it.
// Without PostgreSQL it runs them all the same, with a nil server; tests then skip,
// or fail where the variable CI is set.
func Run(m *testing.M, server **Server) int {
	runtime.LockOSThread() // the server dies with the thread that started it
	s, err := Start(context.Background())
	if err != nil && !errors.Is(err, ErrNone) {
		fmt.Fprintln(os.Stderr, "start PostgreSQL:", err)
		return 1
	}
	*server = s
	if s != nil {
		defer s.Stop()
	}
	return m.Run()
}

// Schema returns an address of the server where a new, empty schema is used, so
// that tests do not see one another.
func (s *Server) Schema(t testing.TB) string {
	t.Helper()
	if s == nil {
		if os.Getenv("CI") != "" {
			t.Fatal(ErrNone)
		}
		t.Skip("SKIPPED, NOT TESTED: ", ErrNone)
	}
	schema := fmt.Sprintf("test_%d_%d", os.Getpid(), s.schemas.Add(1))
	conn, err := pgx.Connect(t.Context(), s.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	if _, err := conn.Exec(t.Context(), `CREATE SCHEMA `+schema); err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal("the server's address cannot be read")
	}
	q := u.Query()
	q.Set("search_path", schema)
	u.RawQuery = q.Encode()
	return u.String()
}

// Start starts a server for tests: on loopback, without a password, and, unless
// Durable is set, without caring for what a power loss would do. PostgreSQL refuses to run as root, so
// then it runs as the user postgres.
func Start(ctx context.Context) (*Server, error) {
	if address := os.Getenv(Variable); address != "" {
		return &Server{URL: address}, nil
	}
	bin, err := programs()
	if err != nil {
		return nil, err
	}
	owner, err := otherUser()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "wenbu-postgres-")
	if err != nil {
		return nil, err
	}
	s := &Server{dir: dir}
	if err := s.start(ctx, bin, owner); err != nil {
		return nil, errors.Join(err, s.Stop())
	}
	return s, nil
}

// programs finds the folder with initdb and postgres.
func programs() (string, error) {
	folders, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	slices.Reverse(folders)
	for _, dir := range append(folders, filepath.SplitList(os.Getenv("PATH"))...) {
		if _, err := os.Stat(filepath.Join(dir, "initdb")); err == nil {
			return dir, nil
		}
	}
	return "", ErrNone
}

// otherUser returns whom to run the server as, nil for the present user.
func otherUser() (*syscall.Credential, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		return nil, fmt.Errorf("%w (as root, a user postgres is needed)", ErrNone)
	}
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, err
}

func (s *Server) start(ctx context.Context, bin string, owner *syscall.Credential) error {
	if owner != nil {
		if err := os.Chown(s.dir, int(owner.Uid), int(owner.Gid)); err != nil {
			return err
		}
	}
	command := func(name string, args ...string) *exec.Cmd {
		cmd := exec.CommandContext(ctx, filepath.Join(bin, name), args...)
		cmd.Dir = s.dir
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: owner, Pdeathsig: syscall.SIGQUIT}
		return cmd
	}
	data := filepath.Join(s.dir, "data")
	if out, err := command("initdb", "-D", data, "-U", "wenbu", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N").CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	args := []string{"-D", data, "-k", s.dir, "-h", "127.0.0.1", "-p", port}
	args = append(args, "-c", "max_connections=400", "-c", "deadlock_timeout=100ms")
	if os.Getenv(Durable) != "1" {
		args = append(args, "-c", "fsync=off", "-c", "full_page_writes=off")
	}
	s.process = command("postgres", args...)
	log := &strings.Builder{}
	s.process.Stderr = log
	if err := s.process.Start(); err != nil {
		return err
	}
	s.URL = "postgres://wenbu@127.0.0.1:" + port + "/postgres?sslmode=disable"
	for deadline := time.After(30 * time.Second); command("pg_isready", "-q", "-h", "127.0.0.1", "-p", port).Run() != nil; {
		select {
		case <-deadline:
			return errors.New("the server does not answer")
		case <-time.After(20 * time.Millisecond):
		}
	}
	return nil
}

func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	return port, err
}

// Stop stops the server and removes its data.
func (s *Server) Stop() error {
	if s.process != nil && s.process.Process != nil {
		s.process.Process.Signal(syscall.SIGQUIT) //nolint:errcheck // it may be gone
		s.process.Wait()                          //nolint:errcheck // its data goes, too
	}
	if s.dir == "" {
		return nil
	}
	return os.RemoveAll(s.dir)
}
