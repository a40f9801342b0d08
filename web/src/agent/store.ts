// Where conversations are kept: the browser's storage, one entry for all.
import { readSession, type Session } from './session';

export const STORAGE_KEY = 'wenbu.agent.sessions.v1';
export const DAMAGED_KEY = `${STORAGE_KEY}.damaged`;
export const MAX_STORED_UNITS = 3_600_000;
const MAX_DAMAGED = 20;

export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type SaveResult = 'saved' | 'storage_full' | 'storage_failed';

// Loaded is what was found, and whether it may be written over.
export interface Loaded {
  sessions: Session[];
  state: SaveResult; // 'storage_failed': nothing can be kept
  damaged?: string; // the key under which an entry that could not be read was put aside
}

// openStorage returns the browser's storage. Where it is blocked, to ask for it
// already fails; every use of what is returned then fails too.
export function openStorage(storage: () => Kept): Kept {
  try {
    return storage();
  } catch (refusal) {
    const refuse = () => {
      throw refusal;
    };
    return { getItem: refuse, setItem: refuse, removeItem: refuse };
  }
}

// loadSessions reads the kept conversations. An entry of which any part cannot be
// read is put aside whole before anything is written in its place.
export function loadSessions(storage: Kept): Loaded {
  let raw: string | null;
  try {
    raw = storage.getItem(STORAGE_KEY);
  } catch {
    return { sessions: [], state: 'storage_failed' };
  }
  if (!raw) return { sessions: [], state: 'saved' };
  const { sessions, whole } = readSessions(raw);
  if (whole) return { sessions, state: 'saved' };
  const damaged = putAside(storage, raw);
  return damaged ? { sessions, state: 'saved', damaged } : { sessions, state: 'storage_failed' };
}

// readSessions reads an entry as far as it can be read.
export function readSessions(raw: string): { sessions: Session[]; whole: boolean } {
  try {
    const kept: unknown = JSON.parse(raw);
    if (!Array.isArray(kept)) return { sessions: [], whole: false };
    const read = kept.map(readSession);
    const byId = new Map(read.flatMap((s) => (s ? [[s.id, s] as const] : [])));
    return { sessions: [...byId.values()], whole: read.every((s) => s !== undefined) };
  } catch {
    return { sessions: [], whole: false };
  }
}

// putAside moves an entry to a key of its own and returns it. Both may not fit at
// once, so the entry is taken away first, and put back when it finds no place.
function putAside(storage: Kept, raw: string): string | undefined {
  try {
    const key = freeKey(storage, raw);
    if (!key) return undefined;
    storage.removeItem(STORAGE_KEY);
    try {
      storage.setItem(key, raw);
      return key;
    } catch {
      storage.setItem(STORAGE_KEY, raw);
      return undefined;
    }
  } catch {
    return undefined;
  }
}

// freeKey returns a key under which nothing else is lost.
function freeKey(storage: Kept, raw: string): string | undefined {
  for (let n = 1; n <= MAX_DAMAGED; n++) {
    const key = n === 1 ? DAMAGED_KEY : `${DAMAGED_KEY}.${n}`;
    const held = storage.getItem(key);
    if (held === null || held === raw) return key;
  }
  return undefined;
}

export function saveSessions(storage: Pick<Storage, 'setItem'>, sessions: Session[]): SaveResult {
  const raw = JSON.stringify(sessions, withoutDerived);
  if (raw.length > MAX_STORED_UNITS) return 'storage_full';
  try {
    storage.setItem(STORAGE_KEY, raw);
    return 'saved';
  } catch (err) {
    return isFull(err) ? 'storage_full' : 'storage_failed';
  }
}

// isFull tells a full storage from one that refuses everything.
function isFull(err: unknown): boolean {
  return err instanceof DOMException && (err.name === 'QuotaExceededError' || err.name === 'NS_ERROR_DOM_QUOTA_REACHED');
}

// withoutDerived leaves out what is read again from the stored reading.
export function withoutDerived(key: string, value: unknown): unknown {
  return key === 'bazi' || key === 'iching' ? undefined : value;
}

export function exportSession(session: Session, now: Date): string {
  return JSON.stringify({ version: 1, exportedAt: now.toISOString(), session }, withoutDerived, 2);
}
