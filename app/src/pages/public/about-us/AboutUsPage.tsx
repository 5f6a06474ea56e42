import { useIntl } from 'react-intl';

import { getGetSiteInfoQueryOptions, useGetSiteInfo } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { AboutPage } from '@fabula/ui/legal';

import { useHead } from '../../../head/use-head';
import { brandNames } from '../../../i18n/brand-names';
import { primed } from '../../../routes/page';
import { useApp } from '../../../context/use-app';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetSiteInfoQueryOptions()));

/** What the product is and who runs this server (Product §2.1, about-us). */
export function Component() {
  const intl = useIntl();
  const brandName = brandNames[useApp().brand];
  const { data: site, error, isFetching, refetch } = useGetSiteInfo();
  useHead({
    title: intl.formatMessage(
      {
        id: 'legal.about.title',
        defaultMessage: 'About {brand}',
        description: "Title of the page about us; {brand} is the product's name",
      },
      { brand: brandName },
    ),
    description: intl.formatMessage(
      {
        id: 'legal.about.description',
        defaultMessage: 'What {brand} is, who runs this server, and who writes the replies.',
        description: 'Description of the page, for search engines and link previews',
      },
      { brand: brandName },
    ),
  });
  if (site !== undefined) return <AboutPage brandName={brandName} site={site} />;
  return error === null ? null : <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
}
