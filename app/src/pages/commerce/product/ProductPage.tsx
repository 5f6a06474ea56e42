import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import {
  getGetProductQueryOptions,
  getListProductsQueryOptions,
  useGetProduct,
  useListProducts,
} from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { productLead, productName, ProductShelf, ProductSkeleton, ProductView } from '@fabula/ui/shop';

import { BundleProduct, isBundleId } from '../../../bundles/BundleProduct';
import { useApp, useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useParam } from '../../../routes/use-param';
import { backParam, needParam } from '../../../shop/points-missing';
import { choiceOfKind, shelfHref } from '../../../shop/shelf-address';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useOwnership } from '../../../shop/use-ownership';
import { useSamples } from '../../../shop/use-samples';
import { useProductActs } from './use-product-acts';

export const loader = primed(async ({ queryClient, params: { id = '' } }) =>
  isBundleId(id)
    ? []
    : Promise.all([
        queryClient.ensureQueryData(getGetProductQueryOptions(id)),
        // A page without its neighbours is better than none.
        queryClient.prefetchQuery(getListProductsQueryOptions()),
      ]),
);

/** What an address of the shop names: a product, or a bundle of stories (Product §10). */
export function Component() {
  const id = useParam('id');
  return isBundleId(id) ? <BundleProduct key={id} bundleId={id} /> : <Cosmetic id={id} />;
}

/** One product: tried on, bought with points, worn. */
function Cosmetic({ id }: { readonly id: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { brand } = useApp();
  const { data: product, error, isFetching, refetch } = useGetProduct(id);
  const { data: list } = useListProducts();
  const { isRegistered } = useVisitor();
  const balance = useBalance();
  const ownershipOf = useOwnership();
  const acts = useProductActs();
  const samples = useSamples();
  const [first, second = first, ...others] = samples.portraits;
  const scene = useMemo(() => shopScene(brand), [brand]);
  if (isNotFound(error)) throw error;

  const anyone = intl.formatMessage({
    id: 'shop.productPage.title',
    defaultMessage: 'From the shop',
    description: 'Title of the page of a product in the shop while it is not known which one it is',
  });
  useHead({
    title: product === undefined ? anyone : productName(intl, product.productId),
    description: product === undefined ? anyone : productLead(intl, product.productId),
    image: scene.night.wide,
  });

  if (product === undefined) {
    return error === null ? <ProductSkeleton /> : <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const here = paths.product.href(locale, { id });
  const shelf = list?.shelves.find(({ kind }) => kind === product.kind)?.products ?? [];
  const more = shelf.filter(({ productId }) => productId !== product.productId);
  const pointsQuery = new URLSearchParams({ [backParam]: here, [needParam]: `${product.points}` });
  return (
    <ProductView
      key={product.productId}
      product={product}
      ownership={ownershipOf(product.productId)}
      balance={isRegistered ? balance : undefined}
      onBuy={() => acts.buy(product)}
      onWear={() => acts.wear(product)}
      onTakeOff={() => acts.takeOff(product)}
      busy={acts.isBusy}
      failed={acts.hasFailed}
      pointsHref={`${paths.prices.href(locale)}?${pointsQuery}`}
      samples={samples}
      scene={scene}
      shopHref={paths.shop.href(locale)}
      shelfHref={shelfHref(locale, choiceOfKind[product.kind])}
      more={
        more.length === 0 ? undefined : (
          <ProductShelf
            products={more}
            ownershipOf={(productId) => ownershipOf(productId) ?? 'none'}
            hrefOf={(productId) => paths.product.href(locale, { id: productId })}
            samples={{ ...samples, portraits: [second, ...others] }}
          />
        )
      }
    />
  );
}
