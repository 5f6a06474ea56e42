import { useIntl } from 'react-intl';

import { useHead } from '../../../head/use-head';
import { CheckoutReturn } from '../../../shop/CheckoutReturn';

/** The page after a payment (Product §2.1, pay-success). */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'shop.paySuccessPage.title',
      defaultMessage: 'Your purchase',
      description: 'Title of the page on which a buyer returns after paying',
    }),
    description: intl.formatMessage({
      id: 'shop.paySuccessPage.description',
      defaultMessage: 'The result of your payment.',
      description: 'Description of the pages on which a buyer returns, for link previews',
    }),
    isIndexed: false,
  });
  return <CheckoutReturn door="success" />;
}
