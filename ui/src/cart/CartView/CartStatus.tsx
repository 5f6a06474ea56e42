import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { formatMoney } from '../../shop/money';
import type { MoneyValue } from '../../shop/model';
import type { CartNews } from '../model';
import { status } from './CartView.css';

interface CartStatusProps {
  readonly news: CartNews | undefined;
  /** What the cart comes to after it. */
  readonly total: MoneyValue | undefined;
}

/** The one live region of the cart: what the last press has done, and the total after it. */
export function CartStatus({ news, total }: CartStatusProps) {
  const intl = useIntl();
  return (
    <div role="status" className={status}>
      {news !== undefined && total !== undefined && (
        <VisuallyHidden>
          <FormattedMessage
            id="cart.news"
            defaultMessage="{change} Total: {total}."
            description="Read aloud after each change of the cart; {change} is a whole sentence"
            values={{ change: <Change news={news} />, total: formatMoney(intl, total) }}
          />
        </VisuallyHidden>
      )}
    </div>
  );
}

function Change({ news }: { readonly news: CartNews }): ReactNode {
  if (news.kind === 'quantity') {
    return (
      <FormattedMessage
        id="cart.news.quantity"
        defaultMessage="{points, plural, one {# point} other {# points}}: {quantity} in the cart."
        description="Read aloud after the quantity of a pack of points was changed"
        values={{ points: news.points, quantity: news.quantity }}
      />
    );
  }
  if (news.kind === 'removed') {
    return (
      <FormattedMessage
        id="cart.news.removed"
        defaultMessage="{points, plural, one {# point} other {# points}} removed."
        description="Read aloud after a pack of points was taken out of the cart"
        values={{ points: news.points }}
      />
    );
  }
  return couponNews[news.kind];
}

const couponNews: Readonly<Record<'coupon' | 'no-coupon', ReactNode>> = {
  coupon: (
    <FormattedMessage
      id="cart.news.coupon"
      defaultMessage="Coupon applied."
      description="Read aloud after a coupon was put into the cart"
    />
  ),
  'no-coupon': (
    <FormattedMessage
      id="cart.news.noCoupon"
      defaultMessage="Coupon removed."
      description="Read aloud after the coupon was taken out of the cart"
    />
  ),
};
