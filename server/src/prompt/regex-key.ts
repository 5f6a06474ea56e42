import { RE2JS } from 're2js';

/** Longer patterns are programs. */
const MOST_LETTERS = 500;
const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/**
 * A key of a lorebook that is a regular expression (Character Card V3, `use_regex`): `/pattern/flags`, or the pattern
 * alone. It comes from a stranger and is run in linear time, whatever it says; what such an engine does not know
 * (looking around, back-references) finds nothing. Undefined for what is no expression.
 */
export function regexKey(
  key: string,
  { caseSensitive }: { caseSensitive: boolean },
): ((text: string) => boolean) | undefined {
  if (key.length > MOST_LETTERS) return undefined;
  const [, inSlashes, letters = ''] = /^\/([^]*)\/([a-z]*)$/.exec(key) ?? [];
  const flags = Array.from(letters).reduce((sum, letter) => sum | (FLAGS[letter] ?? 0), 0);
  const whole = inSlashes === undefined && !caseSensitive ? flags | RE2JS.CASE_INSENSITIVE : flags;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(inSlashes ?? key), whole);
    return (text) => pattern.test(text);
  } catch {
    // A card may hold anything, and one bad key must not silence its character.
    return undefined;
  }
}
