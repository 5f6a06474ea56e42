import { WandSparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { SourceLine } from '../../authoring/Suggestion/SourceLine';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { fieldNames } from '../labels/field-names';
import { fillCard, waitingField, waitingLine } from './FieldHelp.css';
import type { FillCardProps } from './suggestion-model';

/** Has texts proposed for all empty fields of a card at once; each is then accepted or not below its field. */
export function FillCard({ count, source, onSource, price, onFill, isBusy, waiting, onGo }: FillCardProps) {
  return (
    <div className={fillCard}>
      <Button
        size="small"
        disabled={count === 0}
        onClick={onFill}
        busy={isBusy}
        busyLabel={
          <FormattedMessage
            id="suggestion.fillCard.busy"
            defaultMessage="Filling"
            description="On the button that fills the empty fields of a character, while it is asked"
          />
        }
      >
        <DrawnIcon drawing={WandSparkles} size="small" />
        <FormattedMessage
          id="suggestion.fillCard"
          defaultMessage="{count, plural, =0 {No blanks to fill} one {Fill # blank} other {Fill # blanks}}"
          description="Button that has texts proposed for the empty fields of a character"
          values={{ count }}
        />
        {count > 0 && <ActPrice {...price} />}
      </Button>
      {(count > 0 || waiting.length === 0) && (
        <SourceLine source={source} isPriced={price.points !== undefined} onSource={onSource} />
      )}
      {waiting.length > 0 && (
        <p role="status" className={waitingLine}>
          <span>
            <FormattedMessage
              id="suggestion.fillCard.waiting"
              defaultMessage="Suggested, not in the card yet:"
              description="Before the names of the fields that a text is proposed for; each name leads to its field"
            />
          </span>
          {waiting.map(({ field, isWriting }) => (
            <span key={field} className={waitingField}>
              <TextButton onClick={() => onGo(field)}>{fieldNames[field]}</TextButton>
              {isWriting && <Lantern />}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
