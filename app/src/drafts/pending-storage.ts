import type { KeyValueStorage } from '@fabula/sdk';

import { nothingPending, type Batch, type Edits, type Pending } from './pending';

export interface KeptPending<Fields> extends Pending<Fields> {
  readonly creationKey?: string | undefined;
}

export interface PendingSlot<Fields> {
  readonly write: (kept: KeptPending<Fields> | null) => void;
  /** Lets another tab have the place, and with it what is written there. */
  readonly release: () => void;
}

/** A place of this tab's own, with what tabs that are gone have left behind. */
export interface ClaimedSlot<Fields> {
  readonly slot: PendingSlot<Fields>;
  readonly found: readonly KeptPending<Fields>[];
}

export interface PendingStorage<Fields> {
  /** @param name the draft's id, or the name of one that is not created */
  readonly claim: (name: string) => Promise<ClaimedSlot<Fields>>;
}

/** Takes a lock if it is free and keeps it until the returned function is called; null where it is taken. */
export type TryLock = (name: string) => Promise<(() => void) | null>;

export interface PendingKeys {
  /** Followed by the id of a draft and a tab's number. */
  readonly draft: string;
  readonly index: string;
}

/** Tabs of one browser that can keep changes of the same draft. */
const slotCount = 8;
/** Drafts whose changes a browser keeps: as many as an account can have. */
const longestIndex = 50;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Web Locks; where the browser has none, every tab counts as the only one. */
export const tryBrowserLock: TryLock = async (name) => {
  if (!('locks' in navigator)) return () => undefined;
  const { promise: isTaken, resolve: take } = Promise.withResolvers<(() => void) | null>();
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock === null) return take(null);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    take(release);
    return released;
  });
  return isTaken;
};

/**
 * Keeps pending changes in the browser's storage, apart for each tab.
 *
 * @param parse reads changes of fields; null for what are none
 */
export function createPendingStorage<Fields>(
  storage: KeyValueStorage,
  parse: (value: unknown) => Partial<Fields> | null,
  { keys, tryLock = tryBrowserLock }: { readonly keys: PendingKeys; readonly tryLock?: TryLock },
): PendingStorage<Fields> {
  const keyOf = (name: string, slot: number) => `${keys.draft}${name}_${slot}`;

  const parseEdits = (value: unknown): Edits<Fields> | null => {
    if (!isRecord(value)) return null;
    const [from, to] = [parse(value.from), parse(value.to)];
    return from === null || to === null ? null : { from, to };
  };
  const parseBatch = (value: unknown): Batch<Fields> | null => {
    const edits = parseEdits(value);
    if (edits === null || !isRecord(value)) return null;
    const { key, revision } = value;
    return typeof key === 'string' && typeof revision === 'number' ? { key, revision, ...edits } : null;
  };
  const read = (key: string): KeptPending<Fields> | null => {
    const value = parseJson(storage.getItem(key));
    if (!isRecord(value)) return null;
    const { creationKey } = value;
    return {
      batch: parseBatch(value.batch),
      edits: parseEdits(value.edits) ?? nothingPending<Fields>().edits,
      ...(typeof creationKey === 'string' && { creationKey }),
    };
  };

  const forget = (name: string) => {
    for (let slot = 0; slot < slotCount; slot += 1) storage.removeItem(keyOf(name, slot));
  };
  /** The names with changes, the newest first; what no longer fits is forgotten. */
  const remember = (name: string) => {
    const index = parseJson(storage.getItem(keys.index));
    const known = (Array.isArray(index) ? index : []).filter((one): one is string => typeof one === 'string');
    if (known[0] === name) return;
    const names = [name, ...known.filter((one) => one !== name)];
    for (const old of names.slice(longestIndex)) forget(old);
    storage.setItem(keys.index, JSON.stringify(names.slice(0, longestIndex)));
  };

  const claim = async (name: string): Promise<ClaimedSlot<Fields>> => {
    const found: KeptPending<Fields>[] = [];
    let own: { readonly key: string; readonly release: () => void } | undefined;
    for (let slot = 0; slot < slotCount; slot += 1) {
      const key = keyOf(name, slot);
      // oxlint-disable-next-line no-await-in-loop -- the first free place becomes this tab's own
      const release = await tryLock(key);
      if (release === null) continue;
      const kept = read(key);
      if (kept !== null) found.push(kept);
      if (own === undefined) own = { key, release };
      else {
        storage.removeItem(key);
        release();
      }
    }
    const write = (kept: KeptPending<Fields> | null) => {
      if (own === undefined) return;
      if (kept === null) return storage.removeItem(own.key);
      storage.setItem(own.key, JSON.stringify(kept));
      remember(name);
    };
    return { found, slot: { write, release: () => own?.release() } };
  };
  return { claim };
}
