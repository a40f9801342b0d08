// How the events of a turn change the message that shows it.
import type { AgentEvent } from '../wire/event';
import type { Failure, Message, Status, Tool } from './session';

// applyEvent brings one event into the message. Events of a message that is no
// longer running are not for it any more.
export function applyEvent(m: Message, e: AgentEvent): void {
  if (m.status !== 'running') return;
  switch (e.type) {
    case 'delta':
      m.text += e.text;
      break;
    case 'tool_start':
      m.tools.push({ id: e.id, name: e.name, label: e.label, status: 'running', detail: '' });
      break;
    case 'tool_end':
      endTool(m.tools, e);
      break;
    case 'tool_recovered':
      recoverTool(m.tools, e);
      break;
    case 'plan':
      m.plan = e.steps;
      break;
    case 'source':
      m.sources = [...m.sources.filter((s) => s.id !== e.source.id), e.source];
      break;
    case 'artifact':
      m.artifacts.push(e.artifact);
      break;
    case 'question':
      m.question = e.question;
      break;
    case 'done':
      m.model = e.model;
      settle(m, e.status);
      break;
    case 'error':
      settle(m, 'error', { code: e.code, message: e.message });
      break;
  }
}

// settle ends a turn. Whatever was still running did not finish.
export function settle(m: Message, status: Exclude<Status, 'running'>, error?: Failure): void {
  if (m.status !== 'running') return;
  m.status = status;
  if (error) m.error = error;
  for (const tool of m.tools) {
    if (tool.status === 'running') tool.status = 'error';
  }
}

function endTool(tools: Tool[], e: Extract<AgentEvent, { type: 'tool_end' }>): void {
  const tool = tools.find((t) => t.id === e.id);
  if (!tool) return;
  tool.status = e.status;
  tool.detail = e.detail;
  if (e.issue) tool.issue = e.issue;
  if (e.artifactId) tool.artifactId = e.artifactId;
}

// recoverTool links a failed attempt to the one that succeeded. The failure
// stays on record; both ends of the link must be there.
function recoverTool(tools: Tool[], e: Extract<AgentEvent, { type: 'tool_recovered' }>): void {
  const failed = tools.find((t) => t.id === e.id && t.status === 'error');
  const saved = tools.find((t) => t.id === e.toolId && t.status === 'complete' && t.artifactId === e.artifactId);
  if (failed && saved) failed.recoveredBy = saved.id;
}

export type Group = 'read' | 'calculate' | 'write' | 'clarify';

const groups: Record<string, Group> = {
  search_library: 'read',
  read_library: 'read',
  read_reference: 'read',
  write_report: 'write',
  ask_user: 'clarify',
};

// groupOf says what kind of work a tool is. Tools we do not know compute.
export function groupOf(toolName: string): Group {
  return Object.hasOwn(groups, toolName) ? (groups[toolName] as Group) : 'calculate';
}

// shownTools are the tools of the activity list: keeping the plan is no work of
// its own.
export function shownTools(m: Message): Tool[] {
  return m.tools.filter((t) => t.name !== 'update_plan');
}

export interface Counts {
  groups: Partial<Record<Group, number>>;
  failed: number;
  recovered: number;
}

export function countTools(tools: Tool[]): Counts {
  const counts: Counts = { groups: {}, failed: 0, recovered: 0 };
  for (const tool of tools) {
    const group = groupOf(tool.name);
    counts.groups[group] = (counts.groups[group] ?? 0) + 1;
    if (tool.recoveredBy) counts.recovered++;
    else if (tool.status === 'error') counts.failed++;
  }
  return counts;
}
