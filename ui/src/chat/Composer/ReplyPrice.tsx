import { FormattedMessage } from 'react-intl';

import { PriceTag } from '../../explore/PriceTag/PriceTag';
import type { ComposerState } from '../model';
import { balance as balanceStyle } from './Composer.css';

/** What the next reply costs, and what there is to pay it with. */
export function ReplyPrice({ price, balance }: Pick<ComposerState, 'price' | 'balance'>) {
  if (price === 0) return null;
  return (
    <>
      <span className={balanceStyle}>
        <FormattedMessage
          id="chat.composer.balance"
          defaultMessage="You have {balance, number}"
          description="The balance of points, beside the price of a reply"
          values={{ balance }}
        />
      </span>
      <PriceTag>
        <FormattedMessage
          id="chat.composer.price"
          defaultMessage="{price, plural, one {Reply # point} other {Reply # points}}"
          description="What the next reply costs, on a price tag beside the button that sends"
          values={{ price }}
        />
      </PriceTag>
    </>
  );
}
