import { useListBundles } from '@fabula/sdk/react';
import { BundleShelf } from '@fabula/ui/bundles';

import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';

/** In the shop: the newest bundles of stories; nothing while there are none. */
export function BundleShelfContainer() {
  const locale = useLocale();
  const { data } = useListBundles({ limit: 12 });
  if (data === undefined || data.items.length === 0) return null;
  return <BundleShelf bundles={data.items} hrefOf={(id) => paths.product.href(locale, { id })} />;
}
