import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { MapPart } from '../StoryMap/map-model';
import type { CoverageValue } from './coverage-model';
import { complete, heading, lines, line as lineStyle, report, words as wordsStyle } from './CoverageReport.css';

export interface CoverageReportProps {
  readonly coverage: CoverageValue;
  readonly parts: readonly MapPart[];
  readonly source: string;
  /** Leads to a line of the source. */
  readonly onLine: (line: number) => void;
}

/** How much there is to read on a way through a story, and what no reading came by: choices, and knots. */
export function CoverageReport({
  coverage: { choices, unoffered, words },
  parts,
  source,
  onLine,
}: CoverageReportProps) {
  const text = source.split('\n');
  const unread = parts.filter(({ kind, reach }) => kind !== 'start' && reach !== 'read');
  return (
    <div className={report}>
      {words !== null && (
        <p className={wordsStyle}>
          <FormattedMessage
            id="storyEditor.coverage.words"
            defaultMessage="{shortest, number} to {longest, plural, one {# word} other {# words}} to an ending, usually {median, number}"
            description="In the report on a story: how many words there are to read on the shortest, the longest and a usual way to an ending"
            values={{ shortest: words.shortest, median: words.median, longest: words.longest }}
          />
        </p>
      )}
      {unoffered.length === 0 && unread.length === 0 ? (
        <p className={complete}>
          <DrawnIcon drawing={CircleCheck} size="small" />
          <FormattedMessage
            id="storyEditor.coverage.complete"
            defaultMessage="Readings came to every part, and to all {choices, plural, one {# choice} other {# choices}}."
            description="In the report on a story: nothing in it was missed"
            values={{ choices }}
          />
        </p>
      ) : null}
      {unoffered.length > 0 && (
        <>
          <h4 className={heading}>
            <FormattedMessage
              id="storyEditor.coverage.unoffered"
              defaultMessage="Choices that no reading was offered: {count, number} of {choices, number}"
              description="Heading in the report on a story, over the lines of these choices"
              values={{ count: unoffered.length, choices }}
            />
          </h4>
          <ul className={lines}>
            {unoffered.map(({ line }) => (
              <li key={line} className={lineStyle}>
                <ToLine line={line} onLine={onLine} />
                <bdi>{text[line - 1]?.trim()}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h4 className={heading}>
            <FormattedMessage
              id="storyEditor.coverage.unread"
              defaultMessage="Parts that no reading came to: {count, number} of {parts, number}"
              description="Heading in the report on a story, over the names of these knots and stitches"
              values={{ count: unread.length, parts: parts.length }}
            />
          </h4>
          <ul className={lines}>
            {unread.map(({ line, partId }) => (
              <li key={partId} className={lineStyle}>
                {line !== null && <ToLine line={line} onLine={onLine} />}
                <bdi>{partId}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ToLine({ line, onLine }: { readonly line: number; readonly onLine: (line: number) => void }) {
  return (
    <TextButton onClick={() => onLine(line)}>
      <FormattedMessage
        id="storyWizard.check.line"
        defaultMessage="Line {line, number}"
        description="Leads to the line of a story at which an ending is"
        values={{ line }}
      />
    </TextButton>
  );
}
