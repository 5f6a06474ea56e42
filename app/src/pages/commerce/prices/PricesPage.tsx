import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getGetOffersQueryOptions, useGetMembership, useGetOffers } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  AccountGiftNote,
  CartLink,
  PointsMissingReason,
  PointsSuffice,
  PricesHero,
  PricesSkeleton,
  PricesView,
} from '@fabula/ui/shop';

import { useHead } from '../../../head/use-head';
import { paths } from '../../../routes/paths';
import { primed } from '../../../routes/page';
import { useSignInWay } from '../../../session/sign-in/door/use-open-sign-in';
import { giveHref } from '../../../shop/gift-address';
import { MembershipContainer } from '../../../shop/MembershipContainer';
import { usePointsMissing } from '../../../shop/points-missing';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useAddToCart, useCart } from '../../../shop/use-cart';
import { useStartCheckout } from '../../../shop/use-start-checkout';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetOffersQueryOptions()));

/** What points cost and what they buy (Product §2.1, prices). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand, queries } = useApp();
  const { isRegistered } = useVisitor();
  const { data: offers, error, isFetching, refetch } = useGetOffers();
  const { data: membership } = useGetMembership({ query: { enabled: isRegistered, staleTime: 0 } }, queries.account);
  const balance = useBalance();
  const missing = usePointsMissing(balance, offers?.acts);
  const { buy, failed, starting } = useStartCheckout(missing?.backPath);
  const [method, setMethod] = useState<string>();
  const { data: cart } = useCart();
  const addToCart = useAddToCart();
  const signIn = useSignInWay();
  const scene = useMemo(() => shopScene(brand), [brand]);
  useHead({
    title: intl.formatMessage({
      id: 'shop.pricesPage.title',
      defaultMessage: 'Prices',
      description: 'Title of the page with the prices of points and memberships',
    }),
    description: intl.formatMessage({
      id: 'shop.pricesPage.description',
      defaultMessage: 'Point packs, membership, and what everything costs.',
      description: 'Description of the page of prices, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });
  const isRunning = membership !== undefined && membership.state !== 'none' && membership.state !== 'ended';
  return (
    <>
      <PricesHero
        title={
          <FormattedMessage
            id="shop.pricesPage.heading"
            defaultMessage="Light for the road"
            description="Heading of the page of prices"
          />
        }
        lead={
          <FormattedMessage
            id="shop.pricesPage.lead"
            defaultMessage="Points pay for replies in chat and for your own moves in stories. They never expire, and you see each price before you spend."
            description="Below the heading of the page of prices: what points are"
          />
        }
        scene={scene}
        balance={balance}
        ledgerHref={paths.bonus.href(locale)}
        neighbour={{
          href: paths.shop.href(locale),
          name: (
            <FormattedMessage
              id="shop.pricesPage.shop"
              defaultMessage="Visit the shop"
              description="Link on the page of prices to the shop, where frames for the reader’s picture are sold"
            />
          ),
        }}
      />
      {missing?.isCovered === false && <PointsMissingReason backHref={missing.backPath} />}
      {missing?.isCovered === true && missing.backPath !== undefined && <PointsSuffice backHref={missing.backPath} />}
      {!isRegistered && offers !== undefined && <AccountGiftNote points={offers.accountGift} signIn={signIn} />}
      {offers === undefined && error === null && <PricesSkeleton />}
      {offers === undefined && error !== null && <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />}
      {offers !== undefined && (
        <PricesView
          offers={offers}
          membership={
            isRunning ? <MembershipContainer membership={membership} offers={offers.memberships} /> : undefined
          }
          endedAt={membership?.state === 'ended' ? (membership.paidUntil ?? undefined) : undefined}
          upgradeHref={paths.upgrade.href(locale)}
          onBuy={(offerId) => buy(offerId, offers.packs.some((pack) => pack.offerId === offerId) ? method : undefined)}
          onAdd={addToCart}
          cart={<CartLink href={paths.cart.href(locale)} count={cart?.count ?? 0} />}
          giftHref={(offerId) => giveHref(locale, offerId)}
          method={method}
          onMethod={setMethod}
          starting={starting}
          failed={failed}
        />
      )}
    </>
  );
}
