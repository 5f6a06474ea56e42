import { readFile } from 'node:fs/promises';
import { toLoreFact, titleOf } from '../../cards/describe/lore-facts.ts';
import { addEntries } from '../../cards/lorebook-files/add-entries.ts';
import { readLorebook } from '../../cards/lorebook-files/read-lorebook.ts';
import { EMPTY_BOOK } from '../../cards/lorebook-files/write-lorebook.ts';
import type { CardWarning, WokenLore } from '../../contract/validators.ts';
import { task } from '../../parsing/task.ts';
import { revealHidden } from '../../prompt/macros.ts';
import { wakeLore } from '../../prompt/lorebook.ts';
import { estimateTokens } from '../../prompt/tokens.ts';
import { readLoreEntry, storeLore, type StoredLore } from './draft-lore.ts';

const MOST_SHOWN = 50;
const MOST_WARNINGS = 100;
const MOST_KEY_LETTERS = 500;

/** The entries of the file at a path that a lorebook does not have yet. @param entries JSON of those that it has */
export const readNewLore = task(
  async ({
    entries,
    path,
  }: {
    path: string;
    entries: readonly string[];
  }): Promise<{
    fresh: StoredLore[];
    skipped: number;
    warnings: CardWarning[];
  }> => {
    const { book, warnings } = readLorebook(await readFile(path));
    const own = { ...EMPTY_BOOK, entries: entries.map(readLoreEntry) };
    const fresh = addEntries(own, book).entries.slice(own.entries.length);
    return {
      fresh: fresh.map(storeLore),
      skipped: book.entries.length - fresh.length,
      warnings: warnings.slice(0, MOST_WARNINGS),
    };
  },
);

export const wakeEntries = task(
  ({ entries, text }: { entries: readonly { entryId: string; entry: string }[]; text: string }): WokenLore => {
    const lore = entries.flatMap(({ entry: json, entryId }, index) => {
      const entry = readLoreEntry(json);
      const fact = toLoreFact(entry);
      return fact === undefined ? [] : { ...fact, entryId, title: titleOf(entry), index };
    });
    const places = new Map(lore.map(({ entryId, index }) => [entryId, index]));
    const book = { entries: lore, scanDepth: 1, recursive: false };
    const awake = wakeLore(book, [revealHidden(text)], Number.POSITIVE_INFINITY);
    return {
      items: awake.slice(0, MOST_SHOWN).map(({ entry, wake }) => ({
        entryId: entry.entryId,
        index: places.get(entry.entryId) ?? 0,
        title: entry.title,
        keyword: wake.reason === 'keyword' ? wake.keyword.slice(0, MOST_KEY_LETTERS).toWellFormed() : null,
        tokens: estimateTokens(entry.text),
      })),
      total: awake.length,
    };
  },
);
