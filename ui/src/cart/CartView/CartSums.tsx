import { FormattedMessage, useIntl } from 'react-intl';

import { formatMoney } from '../../shop/money';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { CartValue } from '../model';
import { sum, sums, totalSum } from './CartView.css';

interface CartSumsProps {
  readonly cart: Pick<CartValue, 'count' | 'subtotal' | 'discount' | 'total'>;
  /** Of the words that name the part. */
  readonly titleId: string;
}

/** What the cart comes to. */
export function CartSums({ cart: { count, discount, subtotal, total }, titleId }: CartSumsProps) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden as="h2">
        <span id={titleId}>
          <FormattedMessage
            id="cart.sums.title"
            defaultMessage="What it comes to"
            description="Names the part of the cart with the sums, for screen readers"
          />
        </span>
      </VisuallyHidden>
      <dl className={sums}>
        <div className={sum}>
          <dt>
            <FormattedMessage
              id="cart.sums.packs"
              defaultMessage="{count, plural, one {# pack} other {# packs}}"
              description="In the cart, before the sum of its packs of points"
              values={{ count }}
            />
          </dt>
          <dd>{formatMoney(intl, subtotal)}</dd>
        </div>
        {discount.amount > 0 && (
          <div className={sum}>
            <dt>
              <FormattedMessage
                id="cart.sums.coupon"
                defaultMessage="Coupon"
                description="In the cart, before what the coupon takes off; also on receipts"
              />
            </dt>
            <dd>{formatMoney(intl, { ...discount, amount: -discount.amount })}</dd>
          </div>
        )}
        <div className={totalSum}>
          <dt>
            <FormattedMessage
              id="cart.sums.total"
              defaultMessage="Total, tax included"
              description="In the cart, before what is to pay"
            />
          </dt>
          <dd>{formatMoney(intl, total)}</dd>
        </div>
      </dl>
    </>
  );
}
