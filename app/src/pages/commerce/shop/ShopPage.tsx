import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import {
  getGetOffersQueryOptions,
  getListProductsQueryOptions,
  useGetOffers,
  useListProducts,
} from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { CartLink, PricesHero, ShopSkeleton, ShopView } from '@fabula/ui/shop';

import { BundleShelfContainer } from '../../../bundles/BundleShelfContainer';
import { useApp } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { readShelf, shelfQuery } from '../../../shop/shelf-address';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useCart } from '../../../shop/use-cart';
import { useOwnership } from '../../../shop/use-ownership';
import { useSamples } from '../../../shop/use-samples';

export const loader = primed(({ queryClient }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetOffersQueryOptions()),
    queryClient.ensureQueryData(getListProductsQueryOptions()),
  ]),
);

/** The shop: products that points buy, and the way to points and the membership (Product §10). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand } = useApp();
  const offers = useGetOffers();
  const products = useListProducts();
  const ownershipOf = useOwnership();
  const samples = useSamples();
  const balance = useBalance();
  const { data: cart } = useCart();
  const [search, setSearch] = useSearchParams();
  const scene = useMemo(() => shopScene(brand), [brand]);
  useHead({
    title: intl.formatMessage({
      id: 'shop.shopPage.title',
      defaultMessage: 'Shop',
      description: 'Title of the page of the shop',
    }),
    description: intl.formatMessage({
      id: 'shop.shopPage.description',
      defaultMessage: 'Frames, bindings and papers, points and membership, with every price in points and in money.',
      description: 'Description of the page of the shop, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });
  const hasFailed = offers.error !== null || products.error !== null;
  const retry = async () => Promise.all([offers.refetch(), products.refetch()]);
  const isReady = offers.data !== undefined && products.data !== undefined;
  return (
    <>
      <PricesHero
        title={
          <FormattedMessage
            id="shop.shopPage.heading"
            defaultMessage="Open until late"
            description="Heading of the page of the shop"
          />
        }
        lead={
          <FormattedMessage
            id="shop.shopPage.lead"
            defaultMessage="Frames, bindings and papers, points and membership. You see every price before you pay."
            description="Below the heading of the page of the shop"
          />
        }
        scene={scene}
        balance={balance}
        ledgerHref={paths.bonus.href(locale)}
      />
      {!isReady && !hasFailed && <ShopSkeleton />}
      {!isReady && hasFailed && (
        <LoadFailed onRetry={() => void retry()} retrying={offers.isFetching || products.isFetching} />
      )}
      {isReady && (
        <ShopView
          offers={offers.data}
          shelves={products.data.shelves}
          shelf={readShelf(search)}
          onShelf={(shelf) => setSearch(shelfQuery(shelf), { replace: true, preventScrollReset: true })}
          ownershipOf={(productId) => ownershipOf(productId) ?? 'none'}
          hrefOf={(id) => paths.product.href(locale, { id })}
          samples={samples}
          pricesHref={paths.prices.href(locale)}
          giftHref={paths.giftNew.href(locale)}
          upgradeHref={paths.upgrade.href(locale)}
          bundles={<BundleShelfContainer />}
          cart={<CartLink href={paths.cart.href(locale)} count={cart?.count ?? 0} />}
        />
      )}
    </>
  );
}
