import { WandSparkles } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { fillCard } from './FieldHelp.css';
import { SourceLine } from './SourceLine';
import type { FillCardProps } from './suggestion-model';

/** Has texts proposed for all empty fields of a card at once; each is then accepted or not below its field. */
export function FillCard({ count, source, onSource, price, onFill, isBusy }: FillCardProps) {
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
            defaultMessage="Asking"
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
      <SourceLine source={source} onSource={onSource} />
    </div>
  );
}
