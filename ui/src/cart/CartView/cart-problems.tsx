import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CartProblem } from '../model';

/** What went wrong, what was kept, and what to do. */
export const problems: Readonly<Record<CartProblem, ReactNode>> = {
  unchanged: (
    <FormattedMessage
      id="cart.problem.unchanged"
      defaultMessage="The cart could not be changed. It is as it was. Try again."
      description="In the cart, when the server did not take a change"
    />
  ),
  'total-changed': (
    <FormattedMessage
      id="cart.problem.totalChanged"
      defaultMessage="The total has changed. Nothing was charged. Check it and pay again."
      description="In the cart, when a price or the coupon has changed between looking and paying"
    />
  ),
  'not-opened': (
    <FormattedMessage
      id="cart.problem.notOpened"
      defaultMessage="The payment page did not open. Nothing was charged, and your cart is kept. Try again."
      description="In the cart, when the payment could not be begun"
    />
  ),
};
