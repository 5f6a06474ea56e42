import type { Book, BookEntry } from './canonical-card.ts';
import { isObject, type JsonObject } from './card-json.ts';
import { toFlag, toNumber } from './mend.ts';

/** What SillyTavern calls the same thing in the extensions of a card's lorebook, and in a world info. */
const NAMES = {
  exclude_recursion: 'excludeRecursion',
  prevent_recursion: 'preventRecursion',
  delay_until_recursion: 'delayUntilRecursion',
  display_index: 'displayIndex',
  group_override: 'groupOverride',
  group_weight: 'groupWeight',
  use_group_scoring: 'useGroupScoring',
  scan_depth: 'scanDepth',
  match_whole_words: 'matchWholeWords',
  automation_id: 'automationId',
  case_sensitive: 'caseSensitive',
} as const;
const IN_CARD = new Map<string, string>(Object.entries(NAMES).map(([inCard, inWorld]) => [inWorld, inCard]));
const IN_WORLD = new Map<string, string>(Object.entries(NAMES));

/** What SillyTavern goes by where an entry does not say it. */
const DEFAULTS = { addMemo: true, selectiveLogic: 0, probability: 100, useProbability: true, depth: 4 };

/** A key of the world info that is a regular expression: `/lighthouse(s)?/i`. */
const PATTERN_KEY = /^\/.+\/[a-z]*$/s;
const isPattern = (key: unknown): boolean => typeof key === 'string' && PATTERN_KEY.test(key);

/**
 * An entry of SillyTavern's world info as one of a card's lorebook: what has a place of its own there goes to it, the
 * rest to the extensions.
 */
export function fromWorldInfo(entry: JsonObject): JsonObject {
  const { uid, key, keysecondary, comment, content, constant, selective, order, disable, position, ...others } = entry;
  const { extensions, name, priority, ...rest } = others;
  const { caseSensitive } = rest;
  return {
    id: uid,
    keys: key,
    secondary_keys: Array.isArray(keysecondary) ? keysecondary : [],
    comment: comment ?? '',
    ...(name === undefined ? {} : { name }),
    content,
    constant: toFlag(constant, false),
    selective: toFlag(selective, false),
    insertion_order: order,
    ...(priority === undefined ? {} : { priority }),
    enabled: !toFlag(disable, false),
    position: position === 1 ? 'after_char' : 'before_char',
    ...(typeof caseSensitive === 'boolean' ? { case_sensitive: caseSensitive } : {}),
    use_regex: Array.isArray(key) && key.some(isPattern),
    extensions: { ...(isObject(extensions) ? extensions : {}), ...renamed(rest, IN_CARD), position },
  };
}

/** A lorebook of a card as SillyTavern's world info; fields that it does not know stay under their own names. */
export function toWorldInfo({ entries, ...book }: Book): object {
  const taken = new Set<number>();
  const list = entries.map((entry, index) => {
    const wanted = toNumber(entry.id, index);
    const uid = Number.isSafeInteger(wanted) && wanted >= 0 && !taken.has(wanted) ? wanted : firstFree(taken, index);
    taken.add(uid);
    return [String(uid), toWorldEntry(entry, uid)] as const;
  });
  return { ...book, entries: Object.fromEntries(list) };
}

function toWorldEntry(entry: BookEntry, uid: number): object {
  const { id: _id, keys, secondary_keys: secondary, comment, content, constant, selective, ...others } = entry;
  const { case_sensitive: caseSensitive, enabled, insertion_order: order, position, ...some } = others;
  const { extensions, use_regex: useRegex, ...rest } = some;
  const place = position === 'after_char' ? 1 : 0;
  return {
    ...DEFAULTS,
    ...renamed(extensions, IN_WORLD),
    ...rest,
    uid,
    key: useRegex && !keys.some(isPattern) ? keys.map(toPattern) : keys,
    keysecondary: Array.isArray(secondary) ? secondary : [],
    comment: comment ?? (typeof rest.name === 'string' ? rest.name : ''),
    content,
    constant: toFlag(constant, false),
    selective: toFlag(selective, false),
    order,
    disable: !enabled,
    position: typeof extensions.position === 'number' ? extensions.position : place,
    ...(caseSensitive === undefined ? {} : { caseSensitive }),
  };
}

/** A whole expression as SillyTavern knows one among the keys. */
function toPattern(key: string): string {
  return `/${key.replaceAll(/(?<!\\)\//g, String.raw`\/`)}/i`;
}

function renamed(fields: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}

function firstFree(taken: ReadonlySet<number>, from: number): number {
  let free = from;
  while (taken.has(free)) free += 1;
  return free;
}
