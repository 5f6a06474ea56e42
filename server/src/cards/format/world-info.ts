import { isObject, type JsonObject } from './card-json.ts';
import { toFlag } from './mend.ts';

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
export const IN_WORLD = new Map<string, string>(Object.entries(NAMES));

/** A key of the world info that is a regular expression: `/lighthouse(s)?/i`. */
const PATTERN_KEY = /^\/.+\/[a-z]*$/s;

export const isPattern = (key: unknown): boolean => typeof key === 'string' && PATTERN_KEY.test(key);

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

export function renamed(fields: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}
