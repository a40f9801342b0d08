import { describe, expect, it } from 'vitest';
import { readEvent, type AgentEvent } from '../wire/event';
import { newMessage } from './session';
import { applyEvent, countTools, settle, shownTools } from './turn';

const running = () => newMessage('m', 'assistant', '', 'running');
const model = { requested: 'a', served: 'b', modelCalls: 1, toolCalls: 1 };

describe('applyEvent', () => {
  it('collects a whole turn', () => {
    const m = running();
    const events: AgentEvent[] = [
      { type: 'start', runId: 'r', remaining: 3 },
      { type: 'plan', steps: [{ title: 'one', status: 'active' }] },
      { type: 'tool_start', id: '1:a', name: 'calculate_bazi', label: '计算' },
      { type: 'tool_end', id: '1:a', status: 'complete', detail: '已完成', artifactId: 'x' },
      { type: 'delta', text: '你' },
      { type: 'delta', text: '好' },
      { type: 'done', status: 'complete', model },
    ];
    for (const e of events) applyEvent(m, e);
    expect(m).toMatchObject({ text: '你好', status: 'complete', model, plan: [{ title: 'one' }] });
    expect(m.tools).toEqual([{ id: '1:a', name: 'calculate_bazi', label: '计算', status: 'complete', detail: '已完成', artifactId: 'x' }]);
  });

  it('ignores what comes after the end', () => {
    const m = running();
    settle(m, 'stopped');
    applyEvent(m, { type: 'delta', text: 'late' });
    applyEvent(m, { type: 'done', status: 'complete', model });
    expect(m).toMatchObject({ text: '', status: 'stopped' });
  });

  it('keeps finished tools when the turn fails and ends unfinished ones', () => {
    const m = running();
    applyEvent(m, { type: 'tool_start', id: 'a', name: 'search_library', label: '' });
    applyEvent(m, { type: 'tool_end', id: 'a', status: 'complete', detail: '' });
    applyEvent(m, { type: 'tool_start', id: 'b', name: 'read_library', label: '' });
    applyEvent(m, { type: 'error', code: 'agent_timeout', message: 'late' });
    expect(m.tools.map((t) => t.status)).toEqual(['complete', 'error']);
    expect(m.error).toEqual({ code: 'agent_timeout', message: 'late' });
  });

  it('F34, F36: links a recovered attempt only to a saved one, and counts it apart', () => {
    const attempt = (id: string, status: 'complete' | 'error', artifactId?: string) => [
      { type: 'tool_start', id, name: 'write_report', label: '' } as const,
      { type: 'tool_end', id, status, detail: '', artifactId } as const,
    ];
    const m = running();
    for (const e of [...attempt('1', 'error'), ...attempt('2', 'complete', 'r')]) applyEvent(m, e);
    applyEvent(m, { type: 'tool_recovered', id: '1', toolId: '2', artifactId: 'other' });
    expect(countTools(m.tools)).toEqual({ groups: { write: 2 }, failed: 1, recovered: 0 });
    applyEvent(m, { type: 'tool_recovered', id: '1', toolId: '2', artifactId: 'r' });
    expect(countTools(m.tools)).toEqual({ groups: { write: 2 }, failed: 0, recovered: 1 });
    expect(m.tools[0]?.status).toBe('error');
  });

  it('F49: counts every tool by its kind and leaves the plan out of the list', () => {
    const m = running();
    for (const name of ['update_plan', 'calculate_bazi', 'read_library', 'read_reference', 'ask_user', 'constructor']) {
      applyEvent(m, { type: 'tool_start', id: name, name, label: '' });
    }
    expect(countTools(shownTools(m)).groups).toEqual({ calculate: 2, read: 2, clarify: 1 });
  });
});

describe('readEvent', () => {
  it('leaves out types it does not know and parts that have no form', () => {
    for (const e of ['{"type":"context","text":"x"}', '{"type":"constructor"}', '{"type":"__proto__"}', '{"type":"source","source":{"id":"a"}}', '{"type":"artifact","artifact":{"type":"image","id":"1"}}']) {
      expect(readEvent(e), e).toBeUndefined();
    }
  });

  it.each(['null', '[]', '{"text":"x"}', 'nonsense', '{"type":"done","status":"perfect"}'])('breaks on %s', (data) => {
    expect(() => readEvent(data)).toThrow();
  });

  it('F59: drops a source whose address is not a plain web address', () => {
    for (const url of ['javascript:alert(1)', 'not a url', '//evil.test/', '/\\evil.test', '/a b', 'https://user:pw@a.test/', 'data:text/html,x', 3]) {
      expect(readEvent(JSON.stringify({ type: 'source', source: { id: 'a', url } })), String(url)).toBeUndefined();
    }
    for (const url of ['https://a.test/x', '/learn/bazi-basics/#sources', '/en/learn/']) {
      expect(readEvent(JSON.stringify({ type: 'source', source: { id: 'a', url } }))).toMatchObject({ source: { url } });
    }
  });
});
