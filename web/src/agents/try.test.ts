import { expect, test } from 'vitest';
import { callFree, listTools } from './try';

const answering = (status: number, body: unknown, asked: Request[] = []) =>
  (async (path: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(new URL(String(path), 'http://here.example'), init));
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;

test('the key is sent to this server, in a header, without the cookie', async () => {
  const asked: Request[] = [];
  const got = await listTools('wb_a_x', answering(200, { result: { tools: [{ name: 'one', description: 'first' }] } }, asked));
  expect(got).toEqual({ refused: false, text: 'one\n  first' });
  expect(asked[0]?.url).toBe('http://here.example/api/mcp');
  expect(asked[0]?.headers.get('x-api-key')).toBe('wb_a_x');
  expect(asked[0]?.credentials).toBe('omit');
});

test('a refusal is told with its code', async () => {
  expect(await listTools('x', answering(401, { error: { code: -32000, message: 'UNAUTHORIZED', data: { detail: 'wrong' } } }))).toEqual({ refused: true, text: 'UNAUTHORIZED: wrong' });
  expect(await callFree('x', answering(401, { success: false, error: { code: 'UNAUTHORIZED', message: 'wrong' } }))).toEqual({ refused: true, text: 'UNAUTHORIZED: wrong' });
  expect(await listTools('x', answering(200, []))).toEqual({ refused: true, text: '' });
});
