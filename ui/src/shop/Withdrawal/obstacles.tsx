import type { WithdrawalObstacle } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why an order cannot be withdrawn from. */
export const obstacles: Readonly<Record<WithdrawalObstacle, ReactNode>> = {
  unpaid: (
    <FormattedMessage
      id="shop.withdraw.unpaid"
      defaultMessage="This order is not paid, so there is nothing to withdraw from."
      description="Why an order cannot be withdrawn from"
    />
  ),
  over: (
    <FormattedMessage
      id="shop.withdraw.over"
      defaultMessage="The 14 days for withdrawing from this order are over."
      description="Why an order cannot be withdrawn from"
    />
  ),
  spent: (
    <FormattedMessage
      id="shop.withdraw.spent"
      defaultMessage="All points of this order have been spent, so nothing is left to give back."
      description="Why an order cannot be withdrawn from"
    />
  ),
  refunded: (
    <FormattedMessage
      id="shop.withdraw.alreadyRefunded"
      defaultMessage="The money for this order has already been refunded."
      description="Why an order cannot be withdrawn from"
    />
  ),
  disputed: (
    <FormattedMessage
      id="shop.withdraw.disputed"
      defaultMessage="You asked your bank for this money. The bank decides about it first."
      description="Why an order cannot be withdrawn from: the payment is disputed"
    />
  ),
  withdrawn: (
    <FormattedMessage
      id="shop.withdraw.already"
      defaultMessage="You have already withdrawn from this order."
      description="Why an order cannot be withdrawn from"
    />
  ),
};
