import type { CheckoutState } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { membershipNames } from '../MembershipStatus/membership-names';
import type { OrderValue } from '../model';

const givenMemberships = {
  month: (
    <FormattedMessage
      id="shop.orders.giftMonth"
      defaultMessage="Gift: a month of membership"
      description="Name of an order: a membership for another person"
    />
  ),
  year: (
    <FormattedMessage
      id="shop.orders.giftYear"
      defaultMessage="Gift: a year of membership"
      description="Name of an order: a membership for another person"
    />
  ),
} as const;

/** What was bought. */
export function OrderName({
  order: { isGift = false, period, points },
}: {
  readonly order: Pick<OrderValue, 'isGift' | 'period' | 'points'>;
}) {
  if (isGift && period !== null) return givenMemberships[period];
  if (isGift) {
    return (
      <FormattedMessage
        id="shop.orders.gift"
        defaultMessage="Gift: {points, plural, one {# point} other {# points}}"
        description="Name of an order: a pack of points for another person"
        values={{ points }}
      />
    );
  }
  if (period !== null) return membershipNames[period];
  return (
    <FormattedMessage
      id="shop.orders.pack"
      defaultMessage="{points, plural, one {# point} other {# points}}"
      description="Name of an order: a pack of points"
      values={{ points }}
    />
  );
}

/** What an order of a cart consists of, in one line. */
export function OrderLines({ lines }: Pick<OrderValue, 'lines'>) {
  const intl = useIntl();
  return intl.formatList(
    lines.map(({ points, quantity }) =>
      intl.formatMessage(
        {
          id: 'shop.orders.line',
          defaultMessage: '{quantity, number} × {points, plural, one {# point} other {# points}}',
          description: 'One of several packs of points in an order or on a receipt, such as “2 × 1,000 points”',
        },
        { points, quantity },
      ),
    ),
    { type: 'unit' },
  );
}

const unpaid = (
  <FormattedMessage
    id="shop.orders.unpaid"
    defaultMessage="Not paid"
    description="State of an order: nothing was paid"
  />
);

const orderStates: Readonly<Record<CheckoutState, ReactNode>> = {
  open: unpaid,
  declined: unpaid,
  cancelled: unpaid,
  expired: unpaid,
  pending: (
    <FormattedMessage
      id="shop.orders.pending"
      defaultMessage="Waiting for the payment"
      description="State of an order: the money is on its way"
    />
  ),
  paid: <FormattedMessage id="shop.orders.paid" defaultMessage="Paid" description="State of an order" />,
  refunded: (
    <FormattedMessage
      id="shop.orders.refunded"
      defaultMessage="Refunded"
      description="State of an order: all of its money went back to the buyer"
    />
  ),
  disputed: (
    <FormattedMessage
      id="shop.orders.disputed"
      defaultMessage="Disputed with your bank"
      description="State of an order: the buyer has asked the bank for the money"
    />
  ),
};

const reversed = (
  <FormattedMessage
    id="shop.orders.reversed"
    defaultMessage="Reversed by the network"
    description="State of an order paid in crypto: the network has taken the transfer back"
  />
);

/** Where an order stands. */
export function OrderState({ order: { method, state } }: { readonly order: Pick<OrderValue, 'method' | 'state'> }) {
  return method === 'web3' && state === 'disputed' ? reversed : orderStates[state];
}
