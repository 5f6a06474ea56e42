import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import type { ToldPriceValue } from '../model';

interface ToldBeginProps {
  readonly price: ToldPriceValue | undefined;
  readonly isOff: boolean;
  readonly busy: boolean;
  readonly type?: 'button' | 'submit';
  readonly onBegin?: () => void;
}

/** Has the text model make a story, at the price on the button. */
export function ToldBegin({ price, isOff, busy, type = 'button', onBegin }: ToldBeginProps) {
  return (
    <Button
      type={type}
      disabled={isOff}
      busy={busy}
      onClick={onBegin}
      busyLabel={
        <FormattedMessage
          id="ink.told.busy"
          defaultMessage="Making the world"
          description="On the button while the text model makes the world of a story and its first round"
        />
      }
    >
      <FormattedMessage
        id="ink.told.begin"
        defaultMessage="Begin the story"
        description="Button that has the text model make a story of one sentence or of a plan; its price in points follows"
      />
      {price !== undefined && <ActPrice points={price.begin} isLacking={price.isLacking} />}
    </Button>
  );
}
