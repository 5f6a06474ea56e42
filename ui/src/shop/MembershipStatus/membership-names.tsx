import { FormattedMessage } from 'react-intl';

export const membershipNames = {
  year: (
    <FormattedMessage
      id="shop.membership.yearly"
      defaultMessage="Lamplighter, yearly"
      description="Name of the membership that is paid once a year; a lamplighter lights street lamps"
    />
  ),
  month: (
    <FormattedMessage
      id="shop.membership.monthly"
      defaultMessage="Lamplighter, monthly"
      description="Name of the membership that is paid every month; a lamplighter lights street lamps"
    />
  ),
} as const;
