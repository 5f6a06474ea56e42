import { useIntl } from 'react-intl';

import { useHead } from '../../../head/use-head';
import { CheckoutReturn } from '../../../shop/CheckoutReturn';

/** The page after a payment that failed or was cancelled (Product §2.1, pay-failure). */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'shop.payFailurePage.title',
      defaultMessage: 'Payment failed',
      description: 'Title of the page on which a buyer returns without having paid',
    }),
    description: intl.formatMessage({
      id: 'shop.paySuccessPage.description',
      defaultMessage: 'The result of your payment.',
      description: 'Description of the pages on which a buyer returns, for link previews',
    }),
    isIndexed: false,
  });
  return <CheckoutReturn door="failure" />;
}
