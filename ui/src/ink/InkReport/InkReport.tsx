import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { Endings, Knots, WordCount } from '../Counts';
import type { InkProblemValue, InkReportValue } from '../model';
import { excerpt, facts, heading, list, message, place, problem, report as reportStyle } from './InkReport.css';

export interface InkReportProps {
  readonly report: InkReportValue;
  readonly source: string;
  /** Leads to a line of the text, from 1. */
  readonly onLine: (line: number) => void;
}

/** What was found in a story: problems by their lines, and how much of a story it is. */
export function InkReport({ report, source, onLine }: InkReportProps) {
  const { endings, knots, problems, words } = report;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const lines = source.split('\n');
  return (
    <div role="status" className={reportStyle}>
      <h3 className={heading}>
        {errors.length > 0 ? (
          <FormattedMessage
            id="ink.report.errors"
            defaultMessage="{count, plural, one {# error} other {# errors}}"
            description="Heading over the mistakes of a story in ink, with which it cannot be played"
            values={{ count: errors.length }}
          />
        ) : (
          <FormattedMessage
            id="ink.report.sound"
            defaultMessage="Ready to play"
            description="Heading after a story in ink was looked through and has no mistakes"
          />
        )}
      </h3>
      {errors.length > 0 && <Problems problems={errors} lines={lines} onLine={onLine} />}
      {errors.length === 0 && (
        <p className={facts}>
          <span>
            <Endings count={endings} />
          </span>
          <span>
            <WordCount count={words} />
          </span>
          <span>
            <Knots count={knots} />
          </span>
        </p>
      )}
      {warnings.length > 0 && (
        <>
          <h4 className={heading}>
            <FormattedMessage
              id="ink.report.warnings"
              defaultMessage="{count, plural, one {# warning} other {# warnings}}"
              description="Heading over what the author of a story in ink may want to look at; it can be played all the same"
              values={{ count: warnings.length }}
            />
          </h4>
          <Problems problems={warnings} lines={lines} onLine={onLine} />
        </>
      )}
    </div>
  );
}

interface ProblemsProps {
  readonly problems: readonly InkProblemValue[];
  readonly lines: readonly string[];
  readonly onLine: (line: number) => void;
}

function Problems({ problems, lines, onLine }: ProblemsProps) {
  return (
    <ul className={list}>
      {problems.map(({ line, message: words, severity }, index) => {
        const shown = line === null ? '' : (lines[line - 1]?.trim() ?? '');
        return (
          <li key={index} className={problem} data-severity={severity}>
            {line !== null && (
              <span className={place}>
                <TextButton onClick={() => onLine(line)}>
                  <FormattedMessage
                    id="ink.report.line"
                    defaultMessage="Line {line, number}"
                    description="Leads to the line of a story in ink at which something is wrong"
                    values={{ line }}
                  />
                </TextButton>
              </span>
            )}
            {/* Ink speaks English. */}
            <span lang="en" dir="ltr" className={message}>
              {words}
            </span>
            {shown !== '' && (
              <code dir="auto" className={excerpt}>
                {shown}
              </code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
