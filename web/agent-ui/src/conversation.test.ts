import { describe, expect, it } from 'vitest';
import { type Conversation, emptyConversation, fold } from './conversation';
import type { Receipt, SessionEvent, SessionMessage, SessionRecord } from './session';

const session = (more: Partial<SessionRecord> = {}): SessionRecord => ({ object: 'session', session_id: 's', title: '', status: 'idle', active_response_id: null, created_at: 1, updated_at: 1, ...more });
const message = (id: string, content: string, more: Partial<SessionMessage> = {}): SessionMessage => ({ id, role: 'assistant', content, status: 'completed', created_at: 1, response_id: 'r', ...more });
const input = (id: string, position: number, status: 'pending' | 'delivered' = 'pending'): Receipt => ({ object: 'tjwater.response_input', input_id: id, session_id: 's', response_id: 'r', delivery: 'steer', status, position, created_at: 1 });
const envelope = { kind: 'map_action', schemaVersion: 'agent-ui@1', action: 'clear', surface: 'map_overlay', params: { scope: 'all' } } as const;
const run = (...events: SessionEvent[]): Conversation => events.reduce(fold, emptyConversation());

describe('fold', () => {
  const start: SessionEvent = { type: 'snapshot', data: { session: session({ messages: [message('m1', 'hello')] }), inputs: [input('a', 1)], last_event_id: 3 } };
  it('begins anew with every snapshot', () => {
    const c = run({ type: 'message', data: { session_id: 's', message: message('old', 'x') } }, start);
    expect([c.messages.map((m) => m.id), c.inputs.map((i) => i.input_id), c.loose]).toEqual([['m1'], ['a'], []]);
  });
  it('gathers text as it is written, and takes the finished message for it', () => {
    const writing = run(start, { type: 'delta', data: { message_id: 'm2', text: '甲' } }, { type: 'delta', data: { message_id: 'm2', text: '乙' } });
    expect(writing.messages.at(-1)).toMatchObject({ id: 'm2', content: '甲乙', status: 'in_progress' });
    const done = fold(writing, { type: 'message', data: { session_id: 's', message: message('m2', '甲乙丙') } });
    expect(done.messages.map((m) => m.content)).toEqual(['hello', '甲乙丙']);
    expect(writing.messages.at(-1)?.content).toBe('甲乙'); // what came before is not changed
  });
  it('holds an envelope until its message has it, and never twice', () => {
    const sent: SessionEvent = { type: 'ui_envelope', data: { session_id: 's', envelope_id: 'e', created_at: 2, envelope } };
    const loose = run(start, sent, sent);
    expect(loose.loose.map((x) => x.envelopeId)).toEqual(['e']);
    const kept = fold(loose, { type: 'message', data: { session_id: 's', message: message('m2', '', { uiEnvelopes: [{ envelopeId: 'e', createdAt: 2, envelope, renderStatus: 'pending' }] }) } });
    expect([kept.loose, fold(kept, sent)]).toEqual([[], kept]);
  });
  it('lists what waits in the order in which it is taken', () => {
    const c = run(start, { type: 'user_input', data: input('b', 0) }, { type: 'user_input', data: input('a', 1, 'delivered') }, { type: 'user_input', data: input('c', 2) });
    expect(c.inputs.map((i) => i.input_id)).toEqual(['b', 'c']);
  });
  it('knows whether something runs', () => {
    const on = run(start, { type: 'response', data: { session_id: 's', response_id: 'r9', status: 'in_progress' } });
    expect(on.session).toMatchObject({ status: 'running', active_response_id: 'r9' });
    expect(fold(on, { type: 'response', data: { session_id: 's', response_id: 'r9', status: 'completed' } }).session).toMatchObject({ status: 'idle', active_response_id: null });
  });
});
