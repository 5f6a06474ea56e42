import { z } from 'zod';
import { BookEntry, type Book } from '../../cards/format/canonical-card.ts';
import { parseCardJson } from '../../cards/format/card-json.ts';
import { Warnings } from '../../cards/format/warnings.ts';
import { EMPTY_BOOK } from '../../cards/lorebook-files/write-lorebook.ts';
import { entryFacts, LoreEntryFacts } from './entry-facts.ts';

/** An entry as it is stored: its JSON with every field that it came with, and what is found in it. */
export const StoredLore = z.object({
  entry: z.string(),
  facts: LoreEntryFacts,
  tokens: z.int(),
  bytes: z.int(),
  searchText: z.string(),
});
export type StoredLore = z.output<typeof StoredLore>;

/**
 * The entries of the lorebook of a card, for a new draft. It looks at every letter: of a card of a stranger it is called
 * in a process of `parsing`; what it answers can be cloned.
 */
export function readLore(book: Book | null | undefined): StoredLore[] {
  return (book?.entries ?? []).map(storeLore);
}

export function storeLore(entry: BookEntry): StoredLore {
  const json = JSON.stringify(entry);
  return { entry: json, bytes: Buffer.byteLength(json), ...entryFacts(entry) };
}

export function readLoreEntry(json: string): BookEntry {
  return BookEntry.parse(parseCardJson(json, new Warnings()));
}

/**
 * The lorebook of a card that is kept: the entries of its draft, in their order, in the lorebook that the card had, whose
 * other fields stay. Undefined where there is neither.
 *
 * @param book The lorebook of the card that the draft was made of, if there is one.
 * @param entries JSON of the entries of the draft.
 */
export function layLore(book: Book | null | undefined, entries: readonly string[]): Book | undefined {
  if ((book === null || book === undefined) && entries.length === 0) return undefined;
  return { ...(book ?? EMPTY_BOOK), entries: entries.map(readLoreEntry) };
}
