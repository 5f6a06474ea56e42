import { FormattedMessage, useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { Icon } from '../../primitives/Icon/Icon';
import type { DescribeItProps } from '../model';
import { chips, hint, problemLine } from '../Step/step.css';
import { partNames } from '../labels/part-names';
import { answer as answerStyle, answerLabel, answerLine, chipPart, missing } from './DescribeIt.css';

/** What came of a description: the parts that were understood, and the words that were not drawn. */
export function DescriptionAnswerLines({ answer, onToggle }: Pick<DescribeItProps, 'answer' | 'onToggle'>) {
  const intl = useIntl();
  return (
    <div role="status" className={answerStyle}>
      {answer.kind === 'failed' && (
        <p className={problemLine}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="wizard.describe.failed"
            defaultMessage="The description could not be read. Your portrait is unchanged; please try again."
            description="Below the description of a portrait, after the server did not answer"
          />
        </p>
      )}
      {answer.kind === 'drawn' && answer.understood.length === 0 && (
        <p className={hint}>
          <FormattedMessage
            id="wizard.describe.nothing"
            defaultMessage="No part matches this description yet."
            description="Below the description of a portrait, of which nothing was understood"
          />
        </p>
      )}
      {answer.kind === 'drawn' && answer.understood.length > 0 && (
        <div className={answerLine}>
          <span className={answerLabel}>
            <FormattedMessage
              id="wizard.describe.understood"
              defaultMessage="Understood"
              description="Before the words of a description that became parts of the portrait"
            />
          </span>
          <div className={chips}>
            {answer.understood.map(({ part, words, isOn }) => (
              <Chip
                key={part}
                selected={isOn}
                title={intl.formatMessage(partNames[part])}
                onClick={() => onToggle(part)}
              >
                {answer.understood.some((other) => other.part !== part && other.words === words) && (
                  <span className={chipPart}>{intl.formatMessage(partNames[part])}</span>
                )}
                <bdi>{words}</bdi>
                <Icon name={isOn ? 'close' : 'plus'} size="small" />
              </Chip>
            ))}
          </div>
        </div>
      )}
      {answer.kind === 'drawn' && answer.notDrawn.length > 0 && (
        <div className={answerLine}>
          <span className={answerLabel}>
            <FormattedMessage
              id="wizard.describe.notDrawn"
              defaultMessage="Not drawn"
              description="Before the words of a description that the portrait does not show"
            />
          </span>
          <div className={chips}>
            {answer.notDrawn.map((words) => (
              <span key={words} className={missing}>
                <Icon name="alert" size="small" />
                <bdi>{words}</bdi>
              </span>
            ))}
            <span className={hint}>
              <FormattedMessage
                id="wizard.describe.noPart"
                defaultMessage="{count, plural, one {There is no part for it yet.} other {There are no parts for them yet.}}"
                description="After the words of a description that the portrait does not show; {count} is how many"
                values={{ count: answer.notDrawn.length }}
              />
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
