// Where conversations are kept: the browser's storage, one entry for all.
import { readSession, type Session } from './session';

export const STORAGE_KEY = 'wenbu.agent.sessions.v1';
export const MAX_STORED_UNITS = 3_600_000;

export type SaveResult = 'saved' | 'storage_full' | 'storage_failed';

export function loadSessions(storage: Pick<Storage, 'getItem'>): Session[] {
  try {
    const raw = storage.getItem(STORAGE_KEY);
    const kept: unknown = raw ? JSON.parse(raw) : [];
    if (!Array.isArray(kept)) return [];
    const byId = new Map(kept.map(readSession).flatMap((s) => (s ? [[s.id, s] as const] : [])));
    return [...byId.values()];
  } catch {
    return []; // storage refused, or what is there is not ours
  }
}

export function saveSessions(storage: Pick<Storage, 'setItem'>, sessions: Session[]): SaveResult {
  const raw = JSON.stringify(sessions, withoutDerived);
  if (raw.length > MAX_STORED_UNITS) return 'storage_full';
  try {
    storage.setItem(STORAGE_KEY, raw);
    return 'saved';
  } catch {
    return 'storage_failed';
  }
}

// withoutDerived leaves out what is read again from the stored reading.
export function withoutDerived(key: string, value: unknown): unknown {
  return key === 'bazi' ? undefined : value;
}

export function exportSession(session: Session, now: Date): string {
  return JSON.stringify({ version: 1, exportedAt: now.toISOString(), session }, withoutDerived, 2);
}
