import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import { useListReceipts } from '@fabula/sdk/react';
import { RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { GuestOrders, NoReceipts, ReceiptSheet, ReceiptsView } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';

/** The receipts of an order, one for each of its payments, to read and to print. */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'shop.receipt.title',
      defaultMessage: 'Receipts',
      description: 'Heading of the page with the receipts of an order',
    }),
    description: intl.formatMessage({
      id: 'shop.receipt.description',
      defaultMessage: 'The receipts of an order, to read and to print.',
      description: 'Description of the page with the receipts of an order, for link previews',
    }),
    isIndexed: false,
  });
  const locale = useLocale();
  const { checkoutId = '' } = useParams();
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const query = useListReceipts(
    checkoutId,
    { query: { enabled: isRegistered, staleTime: 0 } },
    useApp().queries.account,
  );
  const receipts = query.data?.items ?? [];
  const isWaiting = !isKnown || (isRegistered && query.isPending);
  return (
    <ReceiptsView
      ordersHref={paths.orders.href(locale)}
      onPrint={receipts.length > 0 ? () => window.print() : undefined}
    >
      {isWaiting && <RowsSkeleton count={2} />}
      {isKnown && !isRegistered && <GuestOrders onSignIn={() => openSignIn()} />}
      {isNotFound(query.error) && <NoReceipts />}
      {query.isError && !isNotFound(query.error) && receipts.length === 0 && (
        <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {receipts.map((receipt) => (
        <ReceiptSheet key={receipt.number} receipt={receipt} />
      ))}
    </ReceiptsView>
  );
}
