// Where conversations are kept: the browser's storage, one entry for all.
import { damagedKey, loadList, readList, saveText, type Kept, type SaveResult } from '../kept/list';
import { readSession, type Session } from './session';

export const STORAGE_KEY = 'wenbu.agent.sessions.v1';
export const DAMAGED_KEY = damagedKey(STORAGE_KEY);
export const MAX_STORED_UNITS = 3_600_000;

export interface Loaded {
  sessions: Session[];
  state: SaveResult; // 'storage_failed': nothing can be kept
  damaged?: string; // the key under which a record that could not be read was put aside
}

export function loadSessions(storage: Kept): Loaded {
  const { items, ...rest } = loadList(storage, STORAGE_KEY, readSession);
  return { sessions: items, ...rest };
}

export function readSessions(raw: string): { sessions: Session[]; whole: boolean } {
  const { items, whole } = readList(raw, readSession);
  return { sessions: items, whole };
}

export function saveSessions(storage: Pick<Storage, 'setItem'>, sessions: Session[]): SaveResult {
  return saveText(storage, STORAGE_KEY, JSON.stringify(sessions, withoutDerived), MAX_STORED_UNITS);
}

// withoutDerived leaves out what is read again from the stored reading.
export function withoutDerived(key: string, value: unknown): unknown {
  return key === 'bazi' || key === 'iching' ? undefined : value;
}

export function exportSession(session: Session, now: Date): string {
  return JSON.stringify({ version: 1, exportedAt: now.toISOString(), session }, withoutDerived, 2);
}
