// A conversation as a page shows it: the events of its stream, folded into one
// value. The same events in the same order always give the same value.
import type { Receipt, SessionEvent, SessionMessage, SessionRecord } from './session';
import type { StoredEnvelope } from './types';

export interface Conversation {
  session: SessionRecord | undefined;
  messages: SessionMessage[]; // oldest first; text that is still being written is in them
  loose: StoredEnvelope[]; // sent, and in no message yet
  inputs: Receipt[]; // that wait, in the order in which they are taken
}

export function emptyConversation(): Conversation {
  return { session: undefined, messages: [], loose: [], inputs: [] };
}

// fold returns the conversation after an event. What came before is not changed.
export function fold(c: Conversation, e: SessionEvent): Conversation {
  switch (e.type) {
    case 'snapshot':
      return { session: e.data.session, messages: e.data.session.messages ?? [], loose: [], inputs: e.data.inputs };
    case 'message':
      return withMessage(c, e.data.message);
    case 'delta':
      return withText(c, e.data.message_id, e.data.text);
    case 'ui_envelope': {
      const { envelope_id: envelopeId, created_at: createdAt, envelope } = e.data;
      if ([c.loose, ...c.messages.map((m) => m.uiEnvelopes ?? [])].flat().some((x) => x.envelopeId === envelopeId)) return c;
      return { ...c, loose: [...c.loose, { envelopeId, createdAt, envelope, renderStatus: 'pending' }] };
    }
    case 'user_input': {
      const others = c.inputs.filter((i) => i.input_id !== e.data.input_id);
      const inputs = e.data.status === 'pending' ? [...others, e.data] : others;
      return { ...c, inputs: inputs.sort((a, b) => (a.position ?? 0) - (b.position ?? 0)) };
    }
    case 'response': {
      if (!c.session) return c;
      const running = e.data.status === 'in_progress' || e.data.status === 'queued';
      return { ...c, session: { ...c.session, status: running ? 'running' : 'idle', active_response_id: running ? e.data.response_id : null } };
    }
    case 'session':
      return { ...c, session: { ...c.session, ...(e.data as Partial<SessionRecord>) } as SessionRecord };
  }
}

// A message that came again replaces what it was; its envelopes are loose no more.
function withMessage(c: Conversation, m: SessionMessage): Conversation {
  const at = c.messages.findIndex((x) => x.id === m.id);
  const messages = at < 0 ? [...c.messages, m] : c.messages.map((x, i) => (i === at ? m : x));
  const held = new Set((m.uiEnvelopes ?? []).map((x) => x.envelopeId));
  return { ...c, messages, loose: c.loose.filter((x) => !held.has(x.envelopeId)) };
}

function withText(c: Conversation, id: string, text: string): Conversation {
  const known = c.messages.find((m) => m.id === id);
  const m: SessionMessage = known ?? { id, role: 'assistant', content: '', status: 'in_progress', created_at: 0, response_id: c.session?.active_response_id ?? null };
  return withMessage(c, { ...m, content: m.content + text });
}
