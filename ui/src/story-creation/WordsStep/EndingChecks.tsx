import { CircleCheck, CircleDashed } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { EndingCheck } from '../model';
import { ending as endingStyle, endingFact, endingName, endings as endingsStyle, endingWords } from './WordsStep.css';

interface EndingChecksProps {
  readonly endings: readonly EndingCheck[];
  /** Leads to a line of the source; left out where the source is not in view. */
  readonly onLine?: ((line: number) => void) | undefined;
}

/** Each ending of a story: whether readers came to it, and by how many choices. */
export function EndingChecks({ endings, onLine }: EndingChecksProps) {
  const intl = useIntl();
  return (
    <ul
      className={endingsStyle}
      aria-label={intl.formatMessage({
        id: 'storyWizard.check.endings',
        defaultMessage: 'Endings',
        description: 'Names the list of endings in the result of a check of a story, for screen readers',
      })}
    >
      {endings.map(({ endingId, fewestChoices, isReached, line, title }) => (
        <li key={endingId} className={endingStyle} data-reached={isReached || undefined}>
          <DrawnIcon drawing={isReached ? CircleCheck : CircleDashed} />
          <span className={endingWords}>
            <bdi className={endingName}>{title ?? endingId}</bdi>
            <span className={endingFact}>
              {isReached ? (
                <FormattedMessage
                  id="storyWizard.check.reached"
                  defaultMessage="Reached. Shortest way: {count, plural, one {# choice} other {# choices}}"
                  description="Below an ending of a story that readings came to"
                  values={{ count: fewestChoices ?? 0 }}
                />
              ) : (
                <FormattedMessage
                  id="storyWizard.check.notReached"
                  defaultMessage="Not reached"
                  description="Below an ending of a story that no reading came to"
                />
              )}
            </span>
            {line !== null && onLine !== undefined && (
              <span>
                <TextButton onClick={() => onLine(line)}>
                  <FormattedMessage
                    id="storyWizard.check.line"
                    defaultMessage="Line {line, number}"
                    description="Leads to the line of a story at which an ending is"
                    values={{ line }}
                  />
                </TextButton>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
