import { memo } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { PriceTag } from '../../content/PriceTag/PriceTag';
import type { ComposerState } from '../model';
import { balance as balanceStyle, priceNumber, priceWords } from './Composer.css';

/** What the next reply costs, and what there is to pay it with. It does not render at every key press. */
export const ReplyPrice = memo(function ReplyPrice({
  price,
  balance,
  mostReplies = 1,
}: Pick<ComposerState, 'price' | 'balance' | 'mostReplies'>) {
  if (price === null) return null;
  return (
    <>
      {price > 0 && (
        <span className={balanceStyle}>
          <FormattedMessage
            id="chat.composer.balance"
            defaultMessage="You have {balance, number}"
            description="The balance of points, beside the price of a reply"
            values={{ balance }}
          />
        </span>
      )}
      <PriceTag>
        <span className={priceWords}>
          {mostReplies === 1 || price === 0 ? (
            <FormattedMessage
              id="chat.composer.price"
              defaultMessage="{price, plural, =0 {Free reply} one {Reply # point} other {Reply # points}}"
              description="What the next reply costs, on a price tag beside the button that sends"
              values={{ price }}
            />
          ) : (
            <FormattedMessage
              id="chat.composer.mostPrice"
              defaultMessage="{price, plural, one {Up to # point} other {Up to # points}}"
              description="What the replies to the next message cost at most, on a price tag beside the button that sends"
              values={{ price: price * mostReplies }}
            />
          )}
        </span>
        <span className={priceNumber} aria-hidden="true">
          <FormattedNumber value={price * mostReplies} />
        </span>
      </PriceTag>
    </>
  );
});
