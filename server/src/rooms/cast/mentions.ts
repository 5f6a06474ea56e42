import { foldForKeys } from '../../prompt/keywords.ts';
import { callNames, type Named } from './call-names.ts';

const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LETTER_BEFORE = /[\p{L}\p{N}_]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}_]/u;
/** A name begins an address, also after one word of greeting. */
const BEGINS = /(?:^|[.!?…。！？,،、，;؛:：\n"“”«»*()—–-])\s*(?:\p{L}+\s+)?$/u;
const ENDS = /^\s*(?:[.!?…。！？؟,،、，;؛:：\n"”»*)—–-]|$)/u;

/**
 * Who is addressed, in order: `@Name`, or a name in the position of an address (`Maren, are you there?`, `Good to see
 * you, Maren.`), not one that is only mentioned.
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
