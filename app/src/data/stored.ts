import type { KeyValueStorage } from '@fabula/sdk';
import { safeParse, type ZodMiniType } from 'zod/mini';

export interface Stored<Value> {
  /** Undefined when missing or invalid. */
  readonly read: (storage: KeyValueStorage) => Value | undefined;
  readonly write: (storage: KeyValueStorage, value: Value) => void;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A value of browser storage as JSON; null is never stored. */
export const stored = <Value>(key: string, schema: ZodMiniType<Value>): Stored<Value> => ({
  read: (storage) => safeParse(schema, parseJson(storage.getItem(key))).data,
  write: (storage, value) => storage.setItem(key, JSON.stringify(value)),
});
