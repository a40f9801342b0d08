// What a try of a key asks the hub, and how it reads the answer.

export interface Tried {
  refused: boolean;
  text: string;
}

type Fetch = typeof fetch;

async function post(fetch: Fetch, path: string, key: string, body: unknown): Promise<{ ok: boolean; value: unknown }> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, value: await response.json() };
}

const record = (v: unknown): Record<string, unknown> => (typeof v === 'object' && v !== null ? (v as Record<string, unknown>) : {});

// listTools lists the hub's tools over MCP.
export async function listTools(key: string, fetch: Fetch): Promise<Tried> {
  const { ok, value } = await post(fetch, '/api/mcp', key, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const tools = record(record(value).result).tools;
  if (!ok || !Array.isArray(tools)) return { refused: true, text: refusal(value) };
  return { refused: false, text: tools.map((t) => `${record(t).name}\n  ${record(t).description}`).join('\n') };
}

// callFree calls the free fortune of the day over REST.
export async function callFree(key: string, fetch: Fetch): Promise<Tried> {
  const { ok, value } = await post(fetch, '/api/universal/fortune/daily_fortune', key, {});
  if (!ok) return { refused: true, text: refusal(value) };
  return { refused: false, text: JSON.stringify(record(value).data, null, 2) };
}

// refusal is what the server says of a call it refuses: over REST a code with a
// message, over MCP the code as the message with a detail.
function refusal(value: unknown): string {
  const error = record(record(value).error);
  const parts = typeof error.code === 'string' ? [error.code, error.message] : [error.message, record(error.data).detail];
  return parts.filter((part) => typeof part === 'string').join(': ');
}
