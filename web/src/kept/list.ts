// A list that is kept in the browser's storage under one key. Whatever is found
// there that cannot be read is put aside whole before anything is written in its
// place, so that nothing is lost.

export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type SaveResult = 'saved' | 'storage_full' | 'storage_failed';

// Loaded is what was found, and whether it may be written over.
export interface Loaded<T> {
  items: T[];
  state: SaveResult; // 'storage_failed': nothing can be kept
  damaged?: string; // the key under which an entry that could not be read was put aside
}

type Read<T> = (v: unknown) => T | undefined;

const MAX_DAMAGED = 20;

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

// damagedKey is where the first unreadable record of a key is put aside.
export function damagedKey(key: string): string {
  return `${key}.damaged`;
}

// loadList reads the list under a key.
export function loadList<T extends { id: string }>(storage: Kept, key: string, read: Read<T>): Loaded<T> {
  let raw: string | null;
  try {
    raw = storage.getItem(key);
  } catch {
    return { items: [], state: 'storage_failed' };
  }
  if (!raw) return { items: [], state: 'saved' };
  const { items, whole } = readList(raw, read);
  if (whole) return { items, state: 'saved' };
  const damaged = putAside(storage, key, raw);
  return damaged ? { items, state: 'saved', damaged } : { items, state: 'storage_failed' };
}

// readList reads a record as far as it can be read. Of two items with one id the
// later one counts.
export function readList<T extends { id: string }>(raw: string, read: Read<T>): { items: T[]; whole: boolean } {
  try {
    const kept: unknown = JSON.parse(raw);
    if (!Array.isArray(kept)) return { items: [], whole: false };
    const found = kept.map((v) => read(v));
    const byId = new Map(found.flatMap((x) => (x ? [[x.id, x] as const] : [])));
    return { items: [...byId.values()], whole: found.every((x) => x !== undefined) };
  } catch {
    return { items: [], whole: false };
  }
}

// saveText writes a record of at most max units.
export function saveText(storage: Pick<Storage, 'setItem'>, key: string, raw: string, max: number): SaveResult {
  if (raw.length > max) return 'storage_full';
  try {
    storage.setItem(key, raw);
    return 'saved';
  } catch (err) {
    return isFull(err) ? 'storage_full' : 'storage_failed';
  }
}

// putAside moves a record to a key of its own and returns it. Both may not fit at
// once, so the record is taken away first, and put back when it finds no place.
function putAside(storage: Kept, key: string, raw: string): string | undefined {
  try {
    const free = freeKey(storage, key, raw);
    if (!free) return undefined;
    storage.removeItem(key);
    try {
      storage.setItem(free, raw);
      return free;
    } catch {
      storage.setItem(key, raw);
      return undefined;
    }
  } catch {
    return undefined;
  }
}

// freeKey returns a key under which nothing else is lost.
function freeKey(storage: Kept, key: string, raw: string): string | undefined {
  for (let n = 1; n <= MAX_DAMAGED; n++) {
    const candidate = n === 1 ? damagedKey(key) : `${damagedKey(key)}.${n}`;
    const held = storage.getItem(candidate);
    if (held === null || held === raw) return candidate;
  }
  return undefined;
}

// isFull tells a full storage from one that refuses everything.
function isFull(err: unknown): boolean {
  return err instanceof DOMException && (err.name === 'QuotaExceededError' || err.name === 'NS_ERROR_DOM_QUOTA_REACHED');
}
