import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from './toast-message';

/** A pack of points was put into the cart. */
export const addedToCart = ({
  points,
  quantity,
}: {
  readonly points: number;
  readonly quantity: number;
}): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="shop.cart.added"
      defaultMessage="In your cart: {quantity, number} × {points, plural, one {# point} other {# points}}"
      description="Short message after a pack of points was put into the cart; {quantity} is how many of it are there now"
      values={{ points, quantity }}
    />
  ),
});

/** The server did not take a change of the cart. */
export const cartUnchanged = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="shop.cart.unchanged"
      defaultMessage="The cart could not be changed. Try again."
      description="Short message when a pack of points could not be put into the cart"
    />
  ),
});
