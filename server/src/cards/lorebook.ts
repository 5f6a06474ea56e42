import { isObject, type JsonObject } from './card-json.ts';
import { toFlag, toNumber, toText, toTexts } from './mend.ts';
import { LIMITS, tooMuch } from './limits.ts';
import type { Warnings } from './warnings.ts';

/**
 * A lorebook in the shape of Character Card V3; undefined for what is none. Every field that is not mended stays as it
 * was.
 *
 * @param book The shape of the cards, or SillyTavern's world info, whose entries stand in an object.
 */
export function toLorebook(book: unknown, warnings: Warnings): JsonObject | undefined {
  if (!isObject(book)) return undefined;
  const entries = entriesOf(book.entries, warnings);
  if (entries === undefined) return undefined;
  if (entries.length > LIMITS.loreEntries) throw tooMuch('The lorebook has too many entries');
  return { ...book, extensions: isObject(book.extensions) ? book.extensions : {}, entries };
}

function entriesOf(entries: unknown, warnings: Warnings): JsonObject[] | undefined {
  if (Array.isArray(entries)) {
    return entries.filter(isObject).map((entry, index) => toEntry(entry, index, warnings));
  }
  if (!isObject(entries)) return undefined;
  warnings.add('other-book');
  return Object.values(entries)
    .filter(isObject)
    .map((entry, index) => toEntry(fromWorldInfo(entry), index, warnings));
}

function toEntry(entry: JsonObject, index: number, warnings: Warnings): JsonObject {
  const where = (field: string) => `character_book.entries.${index}.${field}`;
  return {
    ...entry,
    keys: toTexts(entry.keys, where('keys'), warnings),
    content: toText(entry.content, where('content'), warnings),
    extensions: isObject(entry.extensions) ? entry.extensions : {},
    enabled: toFlag(entry.enabled, true),
    insertion_order: toNumber(entry.insertion_order, index),
    use_regex: toFlag(entry.use_regex, false),
  };
}

/** A key of the world info that is a regular expression: `/lighthouse(s)?/i`. */
const PATTERN_KEY = /^\/.+\/[a-z]*$/s;

/** What has a place of its own in a card goes there; the rest goes to the extensions under its own name. */
function fromWorldInfo(entry: JsonObject): JsonObject {
  const { uid, key, keysecondary, comment, content, constant, selective, order, disable, position, ...rest } = entry;
  const keys = Array.isArray(key) ? key : [];
  return {
    id: uid,
    keys: key,
    secondary_keys: Array.isArray(keysecondary) ? keysecondary : [],
    comment: comment ?? '',
    content,
    constant: toFlag(constant, false),
    selective: toFlag(selective, false),
    insertion_order: order,
    enabled: !toFlag(disable, false),
    position: position === 1 ? 'after_char' : 'before_char',
    use_regex: keys.some((one) => typeof one === 'string' && PATTERN_KEY.test(one)),
    extensions: { ...(isObject(rest.extensions) ? rest.extensions : {}), ...rest, position },
  };
}
