import { useMemo } from 'react';

import { compared, differing } from './DraftConflict.css';
import { diffWords } from './word-diff';

interface ComparedTextProps {
  readonly mine: string;
  readonly theirs: string;
  /** Which of the two is shown. */
  readonly version: 'mine' | 'theirs';
  /** BCP 47 */
  readonly language: string;
}

/** From how many characters on a run that both versions have is shown by its ends only. */
const longRun = 240;

/** How many characters of such a run are shown at each end. */
const shownEnd = 90;

function shorten(text: string): string {
  if (text.length <= longRun) return text;
  return `${text.slice(0, shownEnd).trimEnd()} … ${text.slice(-shownEnd).trimStart()}`;
}

/** One version of a text, with a mark on the words that the other does not have. */
export function ComparedText({ mine, theirs, version, language }: ComparedTextProps) {
  const runs = useMemo(() => diffWords(mine, theirs, language), [mine, theirs, language]);
  const other = version === 'mine' ? 'theirs' : 'mine';
  return (
    <span dir="auto" lang={language} className={compared}>
      {runs
        .filter(({ kind }) => kind !== other)
        .map(({ kind, text }, index) =>
          kind === 'same' ? (
            shorten(text)
          ) : (
            // Runs have no id: their order is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={index} className={differing}>
              {text}
            </mark>
          ),
        )}
    </span>
  );
}
