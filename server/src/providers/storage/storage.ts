/** Keeps files that people brought or the server made; any number of servers may share one. */
export interface Storage {
  /** As `readyz` names it. */
  readonly name: string;
  /**
   * Keeps bytes under a key; what was there before is replaced whole or not at all.
   *
   * @throws {AppError} UNAVAILABLE where there is no room for them.
   */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** Undefined for a key under which nothing is kept. */
  get(key: StorageKey): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Also for a key under which nothing is kept. */
  delete(key: StorageKey): Promise<void>;
  /** Files of a folder by name, those behind `after`, at most so many. */
  list(folder: string, page: { after: string; limit: number }): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  /** Epoch ms. */
  changedAt: number;
}

/** What is kept, and its id: `portraits/por-…-300.webp`. */
export type StorageKey = `${string}/${string}`;

const KEY = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,80}\.[a-z0-9]{1,10}$/;

/** Throws for a key that is none: user input must never become a file name. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('This is no key of the storage');
}
