import { FormattedMessage } from 'react-intl';

/** On a button that buys, while its checkout is being opened. */
export function StartingCheckout() {
  return (
    <FormattedMessage
      id="shop.starting"
      defaultMessage="Opening"
      description="On a button that buys something, while the payment page is being opened"
    />
  );
}
