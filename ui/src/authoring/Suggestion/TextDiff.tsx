import { Fragment, type ReactNode } from 'react';

import { added, diff, removed } from './SuggestionPanel.css';
import type { SuggestionHunk } from './model';
import type { HunkMark } from './use-hunk-marks';

interface TextDiffProps {
  readonly before: string;
  readonly hunks: readonly SuggestionHunk[];
  readonly marks: readonly (HunkMark | undefined)[];
  /** BCP 47 */
  readonly language: string;
  /** The control of a change, which stands after it. */
  readonly choiceOf: (index: number) => ReactNode;
}

/** From how many characters on words that stay are shown by their ends only. */
const longRun = 400;
/** How many characters of them are shown at each end. */
const shownEnd = 160;

function shorten(text: string): string {
  if (text.length <= longRun) return text;
  return `${text.slice(0, shownEnd).trimEnd()} … ${text.slice(-shownEnd).trimStart()}`;
}

/** White space alone would not be seen. */
const seen = (words: string): string => (words.trim() === '' ? '␣' : words);

/** A text with its changes in it: what goes is struck through, what comes is underlined. */
export function TextDiff({ before, hunks, marks, language, choiceOf }: TextDiffProps) {
  return (
    <p dir="auto" lang={language} className={diff}>
      {hunks.map((hunk, index) => (
        // Their order is what hunks are known by.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {shorten(before.slice(hunks[index - 1]?.to ?? 0, hunk.from))}
          {hunk.before !== '' && (
            <del className={removed} data-mark={marks[index]}>
              {seen(hunk.before)}
            </del>
          )}
          {hunk.after !== '' && (
            <ins className={added} data-mark={marks[index]}>
              {seen(hunk.after)}
            </ins>
          )}
          {choiceOf(index)}
        </Fragment>
      ))}
      {shorten(before.slice(hunks.at(-1)?.to ?? 0))}
    </p>
  );
}
