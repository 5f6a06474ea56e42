import { foldForKeys } from '../../prompt/keywords.ts';
import { callNames, type Named } from './call-names.ts';

const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER_BEFORE = /[\p{L}\p{N}_]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}_]/u;
/** An address begins with the name, also after one word of greeting. */
const BEGINS = /(?:^|[.!?…。！？,،、，;؛:：\n"“”«»*()—–-])\s*(?:\p{L}+\s+)?$/u;
/** Or it ends it. */
const ENDS = /^\s*(?:[.!?…。！？؟,،、，;؛:：\n"”»*)—–-]|$)/u;

/**
 * Whom words are spoken to: those called by `@Name`, and those whose name stands in the position of an address, as in
 * `Maren, are you there?` or `Good to see you, Maren.` Who is only spoken about is not among them.
 *
 * @returns Ids in the order of the words.
 */
export function findAddressed(text: string, cast: readonly Named[]): string[] {
  const folded = foldForKeys(text);
  const found: { id: string; at: number }[] = [];
  for (const [id, names] of callNames(cast)) {
    const places = names.map((name) => addressedAt(folded, name)).filter((at) => at >= 0);
    if (places.length > 0) found.push({ id, at: Math.min(...places) });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

/** Index of the name that is addressed; -1 without one. */
function addressedAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + name.length);
    if (before.endsWith('@') && !LETTER_AFTER.test(after)) return at;
    if (GLUED.test(name)) {
      if (ENDS.test(after)) return at;
      continue;
    }
    if (LETTER_BEFORE.test(before) || LETTER_AFTER.test(after)) continue;
    if (BEGINS.test(before) && ENDS.test(after)) return at;
  }
  return -1;
}
