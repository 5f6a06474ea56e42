import { FormattedMessage, useIntl } from 'react-intl';

import type { MoneyValue } from '../model';
import { formatMoney } from '../money';

/** What points cost at most, in money. */
export function AboutMoney({ about }: { readonly about: MoneyValue }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="shop.product.about"
      defaultMessage="about {price}"
      description="Beside a price in points: what those points cost in money, such as “about $2.40”"
      values={{ price: formatMoney(intl, about) }}
    />
  );
}
