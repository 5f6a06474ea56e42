import { useMemo } from 'react';

import { compared, differing } from './DraftConflict.css';
import { diffWords, type DiffRun } from './word-diff';

interface ComparedTextProps {
  readonly mine: string;
  readonly theirs: string;
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

/** Two marks with nothing but a space between them are one. */
function joinMarks(runs: readonly DiffRun[]): readonly DiffRun[] {
  const joined: DiffRun[] = [];
  for (const [index, { kind, text }] of runs.entries()) {
    const last = joined.at(-1);
    const isGap = kind === 'same' && text.trim() === '' && runs[index + 1] !== undefined;
    if (last !== undefined && last.kind !== 'same' && (isGap || kind !== 'same')) {
      joined[joined.length - 1] = { kind: last.kind, text: last.text + text };
    } else joined.push({ kind, text });
  }
  return joined;
}

/** One version of a text, with a mark on the words that the other does not have. */
export function ComparedText({ mine, theirs, version, language }: ComparedTextProps) {
  const runs = useMemo(
    () => joinMarks(diffWords(mine, theirs, language).filter(({ kind }) => kind === 'same' || kind === version)),
    [mine, theirs, language, version],
  );
  return (
    <span dir="auto" lang={language} className={compared}>
      {runs.map(({ kind, text }, index) =>
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
