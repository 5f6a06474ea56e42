import type { ReactNode } from 'react';

import { entry, entryLine, entryList, entryReader, entryWords } from './SuggestionPanel.css';
import type { SuggestionHunk } from './suggestion-model';
import type { HunkMark } from './use-hunk-marks';

interface EntryListProps {
  readonly hunks: readonly SuggestionHunk[];
  readonly marks: readonly (HunkMark | undefined)[];
  /** BCP 47 */
  readonly language: string;
  readonly choiceOf: (index: number) => ReactNode;
}

/** Entries that can be added to a list: greetings, or what a reader says and what the character answers. */
export function EntryList({ hunks, marks, language, choiceOf }: EntryListProps) {
  return (
    <ul className={entryList}>
      {hunks.map(({ after, reader }, index) => (
        // Their order is what entries are known by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={entry} data-mark={marks[index]}>
          <div className={entryWords} lang={language}>
            {reader !== undefined && (
              <p dir="auto" className={entryReader}>
                {reader}
              </p>
            )}
            <p dir="auto" className={entryLine}>
              {after}
            </p>
          </div>
          {choiceOf(index)}
        </li>
      ))}
    </ul>
  );
}
