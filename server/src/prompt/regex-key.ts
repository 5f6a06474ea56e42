import { RE2JS } from 're2js';

/** Longer patterns are programs. */
const MOST_LETTERS = 500;
const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/**
 * Character Card V3, `use_regex`. Untrusted, so linear time; unsupported syntax matches nothing, invalid is undefined.
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
    // One bad key must not silence its character.
    return undefined;
  }
}
