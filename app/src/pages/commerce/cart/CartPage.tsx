import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { getGetOffersQueryOptions, useGetOffers } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { CartFrame, CartSkeleton, CartView, EmptyCart } from '@fabula/ui/cart';

import { useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useCart } from '../../../shop/use-cart';
import { useCartActs } from './use-cart-acts';
import { usePayCart } from './use-pay-cart';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetOffersQueryOptions()));

/** What the visitor is about to buy, and the way to pay it (Product §10). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { isRegistered } = useVisitor();
  const offers = useGetOffers();
  const cart = useCart();
  const acts = useCartActs(cart.data);
  const { isPaying, pay, problem } = usePayCart();
  const [method, setMethod] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useHead({
    title: intl.formatMessage({
      id: 'cart.title',
      defaultMessage: 'Cart',
      description: 'Heading and title of the page of the cart',
    }),
    description: intl.formatMessage({
      id: 'cart.description',
      defaultMessage: 'The points you are about to buy.',
      description: 'Description of the page of the cart, for link previews',
    }),
    isIndexed: false,
  });
  // What had the focus goes with the coupon.
  const hadCoupon = useRef(false);
  const hasCoupon = cart.data?.coupon !== null && cart.data !== undefined;
  useEffect(() => {
    if (hadCoupon.current !== hasCoupon && document.activeElement === document.body) heading.current?.focus();
    hadCoupon.current = hasCoupon;
  }, [hasCoupon]);

  const hasFailed = cart.error !== null || offers.error !== null;
  const retry = async () => Promise.all([cart.refetch(), offers.refetch()]);
  const removed = { removed: acts.removed, onUndo: acts.onUndo };
  return (
    <CartFrame headingRef={heading} news={acts.news} total={cart.data?.total}>
      {(cart.data === undefined || offers.data === undefined) &&
        (hasFailed ? (
          <LoadFailed onRetry={() => void retry()} retrying={cart.isFetching || offers.isFetching} />
        ) : (
          <CartSkeleton />
        ))}
      {cart.data !== undefined && offers.data !== undefined && cart.data.lines.length === 0 && (
        <EmptyCart pricesHref={paths.prices.href(locale)} {...removed} />
      )}
      {cart.data !== undefined && offers.data !== undefined && cart.data.lines.length > 0 && (
        <CartView
          cart={cart.data}
          offers={offers.data}
          onQuantity={acts.onQuantity}
          onRemove={acts.onRemove}
          {...removed}
          coupon={{
            value: cart.data.coupon,
            onApply: acts.onApply,
            onRemove: acts.onRemoveCoupon,
            problem: acts.couponProblem,
            busy: acts.isCouponBusy,
          }}
          method={method}
          onMethod={setMethod}
          isGuest={!isRegistered}
          onPay={() => cart.data !== undefined && pay(cart.data, method)}
          paying={isPaying}
          changing={acts.isChanging}
          problem={problem ?? (acts.hasFailed ? 'unchanged' : undefined)}
          termsHref={paths.termsPrivacy.href(locale)}
        />
      )}
    </CartFrame>
  );
}
