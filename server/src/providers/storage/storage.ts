/** User and generated files; servers may share them. */
export interface Storage {
  readonly name: string;
  /** Replaces atomically. Throws UNAVAILABLE without room. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  get(key: StorageKey): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Idempotent. */
  delete(key: StorageKey): Promise<void>;
  /** By name, after `after`. */
  list(folder: string, page: { after: string; limit: number }): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  changedAt: number;
}

/** `portraits/por-…-300.webp`. */
export type StorageKey = `${string}/${string}`;

const KEY = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,80}\.[a-z0-9]{1,10}$/;

/** User input must never become a file name. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('This is no key of the storage');
}
