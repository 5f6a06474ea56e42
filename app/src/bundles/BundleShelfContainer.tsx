import { useId } from 'react';
import { useIntl } from 'react-intl';

import { useListBundles } from '@fabula/sdk/react';
import { SectionHeading } from '@fabula/ui';
import { BundleShelf } from '@fabula/ui/bundles';

import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';

/** In the shop: the newest bundles of stories; nothing while there are none. */
export function BundleShelfContainer() {
  const intl = useIntl();
  const id = useId();
  const locale = useLocale();
  const { data } = useListBundles({ limit: 12 });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={intl.formatMessage({
          id: 'bundle.shelf',
          defaultMessage: 'Story bundles',
          description: 'Heading in the shop over the bundles of stories',
        })}
      />
      <BundleShelf bundles={data.items} hrefOf={(bundleId) => paths.product.href(locale, { id: bundleId })} />
    </section>
  );
}
