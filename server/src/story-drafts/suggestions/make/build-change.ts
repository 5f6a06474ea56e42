import type { StorySuggestion } from '../../../contract/validators.ts';
import { applyHunks, wordHunks, type Hunk } from '../../../drafts/suggestions/text/word-hunks.ts';
import type { NothingMade } from '../../../drafts/suggestions/write-text.ts';
import type { SourcePart } from '../source-part.ts';
import type { ChoicePlace } from './choice-place.ts';

interface MadeChange {
  kind: 'change';
  text: string;
  hunks: Hunk[];
}

export type Made = MadeChange | NothingMade;

/** The words of a round or a choice, each line as ink. */
export interface NewRound {
  choice: string;
  lines: readonly string[];
  /** Choices of the round; none for a choice that leads on at once. */
  next: readonly string[];
}

export interface AskedChange {
  act: StorySuggestion['act'];
  part: SourcePart;
  /** Of a round and a choice. */
  place: ChoicePlace | undefined;
  /** Of other words: in `part.text`, in UTF-16 code units. */
  range: { from: number; to: number };
}

const STEP = '    ';

export interface SourceNames {
  isTaken: (name: string) => boolean;
  isKnot: (name: string) => boolean;
}

export function addRound(
  { part, place }: Pick<AskedChange, 'part'> & { place: ChoicePlace },
  { choice, lines, next }: NewRound,
  { isKnot, isTaken }: SourceNames,
): MadeChange {
  const { at, indent, mark, target } = place;
  const inside = indent + STEP;
  const onward = target === null ? [] : [`-> ${target}`];
  const head = `${indent}${mark} [${choice}]`;
  const among: string[] = [head];
  let knot = '';
  if (next.length === 0) {
    among.push(...[...lines, ...onward].map((line) => inside + line));
    // A label and a stitch are known in their own knot alone.
  } else if (target === null || !isKnot(target) || part.hasStitchAfter || part.partId.includes('.')) {
    among.push(...lines.map((line) => inside + line));
    for (const one of next) {
      among.push(`${inside}${mark} ${mark} [${one}]`, ...onward.map((line) => inside + STEP + line));
    }
  } else {
    const name = freeName(isTaken);
    among.push(`${inside}-> ${name}`);
    const choices = next.flatMap((one) => [`+ [${one}]`, ...onward.map((line) => STEP + line)]);
    knot = `\n\n${[`=== ${name}`, ...lines, ...choices].join('\n')}`;
  }
  const added = `\n${among.join('\n')}`;
  const end = part.text.length;
  const hunks =
    at === end || knot === '' ? [insertion(at, added + knot)] : [insertion(at, added), insertion(end, knot)];
  return { kind: 'change', text: applyHunks(part.text, hunks), hunks };
}

/** Other words in the place of those that were named. @param language BCP 47 */
export function reword({ part, range }: Pick<AskedChange, 'part' | 'range'>, words: string, language: string): Made {
  const text = part.text.slice(0, range.from) + words + part.text.slice(range.to);
  if (text === part.text) return { kind: 'failed', failure: 'unchanged' };
  return { kind: 'change', text, hunks: wordHunks(part.text, text, language) };
}

const insertion = (at: number, after: string): Hunk => ({ from: at, to: at, before: '', after });

function freeName(isTaken: (name: string) => boolean): string {
  let number = 1;
  while (isTaken(`new_round_${number}`)) number += 1;
  return `new_round_${number}`;
}
