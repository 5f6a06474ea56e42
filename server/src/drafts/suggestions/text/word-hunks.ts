import type { Suggestion } from '../../../contract/validators.ts';
import { diffLists, type DiffStep } from './diff-lists.ts';

export type Hunk = Suggestion['hunks'][number];

/** Changes with at most so many words between them are one: half a sentence is easier to judge than every other word. */
const JOINING_WORDS = 2;

/**
 * The changes that make one text of another, by words, in the order of the text. None overlaps another. Texts that differ
 * in too many words are compared by sentences.
 *
 * @param language BCP 47, finds the words of languages that are written without spaces
 */
export function wordHunks(before: string, after: string, language: string): Hunk[] {
  if (before === after) return [];
  const by = (granularity: 'word' | 'sentence') =>
    diffLists(segmentsOf(before, language, granularity), segmentsOf(after, language, granularity));
  const steps = by('word') ?? by('sentence') ?? [{ kind: 'replaced', before: [before], after: [after] }];
  return joinNear(placed(steps), before, language);
}

/**
 * A text with some of its hunks.
 *
 * @param hunks As `wordHunks` answers them, or some of them, in their order.
 */
export function applyHunks(before: string, hunks: readonly Hunk[]): string {
  let text = '';
  let at = 0;
  for (const { after, from, to } of hunks) {
    text += before.slice(at, from) + after;
    at = to;
  }
  return text + before.slice(at);
}

/** Segments with their white space: joined they are the text. */
function segmentsOf(text: string, language: string, granularity: 'word' | 'sentence'): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function placed(steps: readonly DiffStep[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const step of steps) {
    const words = step.before.join('');
    if (step.kind === 'replaced') {
      hunks.push({ from: at, to: at + words.length, before: words, after: step.after.join('') });
    }
    at += words.length;
  }
  return hunks;
}

function joinNear(hunks: readonly Hunk[], text: string, language: string): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : text.slice(last.to, hunk.from);
    if (last === undefined || !isNear(between, language)) {
      joined.push(hunk);
      continue;
    }
    joined[joined.length - 1] = {
      from: last.from,
      to: hunk.to,
      before: text.slice(last.from, hunk.to),
      after: last.after + between + hunk.after,
    };
  }
  return joined;
}

function isNear(between: string, language: string): boolean {
  if (/[\n.!?…。！？؟]/u.test(between)) return false;
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(between)) {
    if (isWordLike) words += 1;
    if (words > JOINING_WORDS) return false;
  }
  return true;
}
