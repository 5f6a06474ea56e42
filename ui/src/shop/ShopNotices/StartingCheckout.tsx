import { FormattedMessage } from 'react-intl';

export function StartingCheckout() {
  return (
    <FormattedMessage
      id="shop.starting"
      defaultMessage="Opening"
      description="On a button that buys something, while the payment page is being opened"
    />
  );
}
