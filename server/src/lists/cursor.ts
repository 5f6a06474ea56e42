import { z } from 'zod';
import { AppError } from '../errors.ts';
import { sha256 } from '../lib/hash.ts';

export type CursorKey = (string | number)[];

/** PostgreSQL has no zero character; keys have no control characters. */
const KeyText = z.string().regex(/^\P{Cc}*$/u);
const Payload = z.tuple([z.string(), z.array(z.union([KeyText, z.int()]))]);

/** An opaque cursor: the last key and a digest of its list. It grants nothing, so it is checked, not signed. */
export function encodeCursor(list: object, key: CursorKey): string {
  return Buffer.from(JSON.stringify([mark(list), key])).toString('base64url');
}

/** The key of a cursor. Throws VALIDATION_FAILED when invalid or of another list. */
export function decodeCursor(list: object, cursor: string): CursorKey {
  const payload = Payload.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!payload.success || payload.data[0] !== mark(list)) {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return payload.data[1];
}

function mark(list: object): string {
  return sha256(JSON.stringify(list)).slice(0, 12);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
