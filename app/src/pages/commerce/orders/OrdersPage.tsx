import { useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { cursorPages, useListOrdersInfinite } from '@fabula/sdk/react';
import { ButtonLink } from '@fabula/ui';
import { RowsEmpty, RowsSkeleton } from '@fabula/ui/account';
import { GuestOrders, OrderList, OrdersEmptyWords, OrdersView, WithdrawalDialog } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { PagedList } from '../../../lists/PagedList';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useWithdrawal } from './use-withdrawal';

const limit = 24;

/** What the account bought, and the withdrawal from it. */
export function Component() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'shop.orders.title',
      defaultMessage: 'Your orders',
      description: 'Heading of the page with what the reader bought',
    }),
    description: intl.formatMessage({
      id: 'shop.orders.description',
      defaultMessage: 'What you bought, and how to withdraw from it.',
      description: 'Description of the page of orders, for link previews',
    }),
    isIndexed: false,
  });
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <OrdersView headingRef={headingRef}>
      {!isKnown && <RowsSkeleton count={3} />}
      {isKnown && !isRegistered && <GuestOrders onSignIn={() => openSignIn()} />}
      {isRegistered && <OwnOrders headingRef={headingRef} />}
    </OrdersView>
  );
}

function OwnOrders({ headingRef }: { readonly headingRef: RefObject<HTMLHeadingElement | null> }) {
  const locale = useLocale();
  const query = useListOrdersInfinite({ limit }, { query: { ...cursorPages, staleTime: 0 } }, useApp().queries.account);
  const withdrawal = useWithdrawal();
  const { order, stage } = withdrawal;
  const orders = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PagedList
        query={query}
        isEmpty={orders.length === 0}
        empty={
          <RowsEmpty
            action={
              <ButtonLink href={paths.prices.href(locale)}>
                <FormattedMessage
                  id="shop.orders.emptyAction"
                  defaultMessage="See the prices"
                  description="Link from an empty list of orders to the page of prices"
                />
              </ButtonLink>
            }
          >
            <OrdersEmptyWords />
          </RowsEmpty>
        }
      >
        <OrderList
          orders={orders}
          paymentHref={({ checkoutId, method, state }) =>
            method === 'web3' && state === 'pending'
              ? `${paths.web3Payment.href(locale)}?checkoutId=${checkoutId}`
              : undefined
          }
          giftsHref={paths.gifts.href(locale)}
          receiptsHref={(checkoutId) => paths.receipts.href(locale, { checkoutId })}
          onWithdraw={({ checkoutId }) => {
            const chosen = orders.find((one) => one.checkoutId === checkoutId);
            if (chosen !== undefined) withdrawal.begin(chosen);
          }}
        />
      </PagedList>
      {order !== undefined && (
        <WithdrawalDialog
          open={withdrawal.isOpen}
          order={order}
          stage={stage}
          onContinue={withdrawal.proceed}
          onConfirm={withdrawal.confirm}
          onRetry={withdrawal.retry}
          onClose={withdrawal.close}
          finalFocus={stage.kind === 'done' ? headingRef : undefined}
        />
      )}
    </>
  );
}
