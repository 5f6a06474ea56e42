import { CircleAlert, TriangleAlert, Wrench } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { SourceFix } from '../ink/fix-source';
import type { SourceProblem } from './source-problems';
import { strip, stripEntry, stripMessage, stripPlace, stripRow } from './ProblemStrip.css';

interface ProblemStripProps {
  readonly problems: readonly SourceProblem[];
  readonly onLine: (line: number) => void;
  /** Mends a problem. @param line of it, from 1 */
  readonly onFix: (line: number, fix: SourceFix) => void;
}

const signs = { error: CircleAlert, warning: TriangleAlert } as const;

/** Below the text of a story: what is wrong with it, each leading to its line, and mended by a button where that takes no decision. */
export function ProblemStrip({ problems, onFix, onLine }: ProblemStripProps) {
  const intl = useIntl();
  if (problems.length === 0) return null;
  return (
    <ul
      className={strip}
      aria-label={intl.formatMessage({
        id: 'storyEditor.problems',
        defaultMessage: 'Problems in the text',
        description: 'Names, for screen readers, the list of what is wrong in a story, below its text',
      })}
    >
      {problems.map(({ fix, isInk, line, message, severity }, index) => {
        const words = (
          <>
            <DrawnIcon drawing={signs[severity]} size="small" />
            <span lang={isInk ? 'en' : undefined} dir={isInk ? 'ltr' : undefined} className={stripMessage}>
              {message}
            </span>
            {line !== null && (
              <span className={stripPlace}>
                <FormattedMessage
                  id="ink.report.line"
                  defaultMessage="Line {line, number}"
                  description="Leads to the line of a story in ink at which something is wrong"
                  values={{ line }}
                />
              </span>
            )}
          </>
        );
        return (
          <li key={`${String(line)} ${message} ${String(index)}`} className={stripRow}>
            {line === null ? (
              <span className={stripEntry} data-severity={severity}>
                {words}
              </span>
            ) : (
              <button type="button" className={stripEntry} data-severity={severity} onClick={() => onLine(line)}>
                {words}
              </button>
            )}
            {fix !== undefined && line !== null && (
              <Button size="small" tone="quiet" onClick={() => onFix(line, fix.change)}>
                <DrawnIcon drawing={Wrench} size="small" />
                {fix.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
