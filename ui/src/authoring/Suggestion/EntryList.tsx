import type { ReactNode } from 'react';

import { entry, entryKeys, entryLine, entryList, entryName, entryReader, entryWords } from './SuggestionPanel.css';
import type { SuggestionHunk } from './model';
import type { HunkMark } from './use-hunk-marks';

interface EntryListProps {
  readonly hunks: readonly SuggestionHunk[];
  readonly marks: readonly (HunkMark | undefined)[];
  /** BCP 47 */
  readonly language: string;
  readonly choiceOf: (index: number) => ReactNode;
}

/** Entries that can be added to a list: greetings, what a reader says and what the character answers, or entries of the lorebook. */
export function EntryList({ hunks, marks, language, choiceOf }: EntryListProps) {
  return (
    <ul className={entryList}>
      {hunks.map(({ after, keys, name, reader }, index) => (
        // Their order is what entries are known by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={entry} data-mark={marks[index]}>
          <div className={entryWords} lang={language}>
            {name !== undefined && (
              <p dir="auto" className={entryName}>
                {name}
                {keys !== undefined && <span className={entryKeys}>{keys.join(', ')}</span>}
              </p>
            )}
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
