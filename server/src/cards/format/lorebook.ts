import { isObject, type JsonObject } from './card-json.ts';
import { toFlag, toNumber, toText, toTexts } from './mend.ts';
import { LIMITS, tooMuch } from './limits.ts';
import type { Warnings } from './warnings.ts';
import { fromWorldInfo } from './world-info.ts';

/**
 * A lorebook in the shape of Character Card V3; undefined for what is none. Every field that is not mended stays as it
 * was.
 *
 * @param book The shape of the cards, or SillyTavern's world info, whose entries are in an object or in a list.
 * @param place Where it stands in its file: warnings name fields from there.
 */
export function toLorebook(
  book: unknown,
  warnings: Warnings,
  place: 'character_book' | 'data' | '' = 'character_book',
): JsonObject | undefined {
  if (!isObject(book)) return undefined;
  const list = listOf(book.entries);
  if (list === undefined) return undefined;
  if (list.length > LIMITS.loreEntries) throw tooMuch('The lorebook has too many entries');
  if (isWorldInfo(book.entries) && place === 'character_book') warnings.add('other-book');
  const inObject = !Array.isArray(book.entries);
  const entries = list.flatMap(([name, entry]) => {
    const where = [place, 'entries', name].filter(Boolean).join('.');
    if (isObject(entry)) return [{ entry: inObject || isWorldEntry(entry) ? fromWorldInfo(entry) : entry, where }];
    warnings.add('wrong-type', where);
    return [];
  });
  return {
    ...book,
    extensions: isObject(book.extensions) ? book.extensions : {},
    entries: entries.map(({ entry, where }, index) => toEntry(entry, { index, where }, warnings)),
  };
}

export function isWorldInfo(entries: unknown): boolean {
  return Array.isArray(entries) ? entries.some((entry) => isObject(entry) && isWorldEntry(entry)) : isObject(entries);
}

function isWorldEntry({ key, keys }: JsonObject): boolean {
  return keys === undefined && key !== undefined;
}

function listOf(entries: unknown): [name: string, entry: unknown][] | undefined {
  return Array.isArray(entries) || isObject(entries) ? Object.entries(entries) : undefined;
}

function toEntry(entry: JsonObject, { index, where }: { index: number; where: string }, warnings: Warnings) {
  return {
    ...entry,
    keys: toTexts(entry.keys, `${where}.keys`, warnings),
    content: toText(entry.content, `${where}.content`, warnings),
    extensions: isObject(entry.extensions) ? entry.extensions : {},
    enabled: toFlag(entry.enabled, true),
    insertion_order: toNumber(entry.insertion_order, index),
    use_regex: toFlag(entry.use_regex, false),
  };
}
