import { RefreshCw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { tool, words } from '../../primitives/ToolButton/ToolButton.css';
import { Coin } from '../../primitives/Coin/Coin';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { amount } from './RoomMessage.css';

interface TryAgainProps {
  /** In points; 0 for a free one. */
  readonly price: number;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Asks for another version of a character's line, with what that costs beside it. */
export function TryAgain({ price, disabled, onPress }: TryAgainProps) {
  const intl = useIntl();
  return (
    <button type="button" className={tool} disabled={disabled} onClick={onPress}>
      <DrawnIcon drawing={RefreshCw} size="small" />
      <VisuallyHidden>
        <FormattedMessage
          id="room.tools.regenerate"
          defaultMessage="{price, plural, =0 {Regenerate} one {Regenerate for # point} other {Regenerate for # points}}"
          description="Asks for another version of a character’s line in a room, with what that costs"
          values={{ price }}
        />
      </VisuallyHidden>
      <span aria-hidden="true" className={words}>
        <FormattedMessage
          id="room.tools.regenerateWords"
          defaultMessage="Regenerate"
          description="On the button that asks for another version of a character’s line in a room; its price stands beside it"
        />
      </span>
      {price > 0 && (
        <span aria-hidden="true" className={amount}>
          <Coin size="small" />
          {intl.formatNumber(price)}
        </span>
      )}
    </button>
  );
}
