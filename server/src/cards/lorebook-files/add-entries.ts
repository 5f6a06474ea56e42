import type { Book, BookEntry } from '../format/canonical-card.ts';
import { LIMITS, tooMuch } from '../format/limits.ts';

/**
 * A lorebook with the entries of another behind its own. What is there already, by its keys and what it says, is not
 * added again; an id that is taken gives way to a new one. How the lorebook is used stays as it was.
 *
 * @throws {AppError} PAYLOAD_TOO_LARGE for too many entries.
 */
export function addEntries(book: Book, more: Book): Book {
  const known = new Set(book.entries.map(identityOf));
  const fresh = more.entries.filter((entry) => !known.has(identityOf(entry)));
  if (book.entries.length + fresh.length > LIMITS.loreEntries)
    throw tooMuch('The lorebook would have too many entries');
  const ids = new Set(book.entries.map(({ id }) => id));
  const numbers = [...book.entries, ...fresh].flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
  let next = numbers.reduce((highest, id) => Math.max(highest, id), -1);
  const added = fresh.map((entry) => {
    const isTaken = entry.id !== undefined && ids.has(entry.id);
    const kept = isTaken ? { ...entry, id: (next += 1) } : entry;
    ids.add(kept.id);
    return kept;
  });
  return { ...book, entries: [...book.entries, ...added] };
}

function identityOf({ content, keys, secondary_keys: secondary }: BookEntry): string {
  return JSON.stringify([keys, secondary ?? [], content]);
}
