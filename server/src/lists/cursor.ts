import { z } from 'zod';
import { AppError } from '../errors.ts';
import { sha256 } from '../lib/hash.ts';

export type CursorKey = (string | number)[];

/** PostgreSQL takes no zero character, and no key has one or another control character. */
const KeyText = z.string().regex(/^\P{Cc}*$/u);
const Payload = z.tuple([z.string(), z.array(z.union([KeyText, z.int()]))]);

/**
 * An opaque place in a list: the key of the last item sent, and a mark of the list that it belongs to. It grants
 * nothing that the list itself would not show, hence is checked, not signed.
 *
 * @param list Everything that makes the list: its name, order and filters.
 */
export function encodeCursor(list: object, key: CursorKey): string {
  return Buffer.from(JSON.stringify([mark(list), key])).toString('base64url');
}

/**
 * The key in a cursor that this list has sent before.
 *
 * @throws {AppError} VALIDATION_FAILED when the cursor is no such thing, or of another list.
 */
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
