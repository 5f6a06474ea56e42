import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { useGetBundle } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { BundleView } from '@fabula/ui/bundles';
import { ProductSkeleton } from '@fabula/ui/shop';

import { useVisitor } from '../context/use-app';
import { isNotFound } from '../data/query-clients';
import { useHead } from '../head/use-head';
import { useLocale } from '../i18n/use-locale';
import { useHrefs } from '../routes/use-hrefs';
import { useBalance } from '../shop/use-balance';
import { bundlePointsHref } from './bundle-points-href';
import { useBuyBundle } from './use-buy-bundle';

/** Whether the product of an address is a bundle. */
export const isBundleId = (id: string): boolean => id.startsWith('bnd-');

/** The page of a bundle of stories (Product §10). */
export function BundleProduct({ bundleId }: { readonly bundleId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const hrefs = useHrefs();
  const { pathname } = useLocation();
  const { isKnown, isRegistered } = useVisitor();
  const balance = useBalance();
  const { data: bundle, error, isFetching, refetch } = useGetBundle(bundleId, { query: { enabled: isKnown } });
  const { buy, state } = useBuyBundle(() => undefined);
  if (isNotFound(error)) throw error;
  const anyone = intl.formatMessage({
    id: 'bundle.page.title',
    defaultMessage: 'A bundle of stories',
    description: 'Title of the page of a bundle of stories while it is not known yet',
  });
  useHead({ title: bundle?.title ?? anyone, description: bundle?.description ?? anyone, isIndexed: false });
  if (bundle === undefined) {
    return error === null ? <ProductSkeleton /> : <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <BundleView
      bundle={bundle}
      storyHrefOf={hrefs.story}
      balance={isRegistered ? balance : undefined}
      onBuy={() => buy(bundle)}
      state={state}
      pointsHref={bundlePointsHref(locale, pathname, bundle.points)}
    />
  );
}
