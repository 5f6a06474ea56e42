import { useIntl } from 'react-intl';

import { getGetSiteInfoQueryOptions, useGetSiteInfo } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { TermsPage } from '@fabula/ui/legal';

import { useHead } from '../../../head/use-head';
import { brandNames } from '../../../i18n/brand-names';
import { primed } from '../../../routes/page';
import { useApp } from '../../../context/use-app';
import { browserStorage } from '../../../session/browser-storage';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetSiteInfoQueryOptions()));

/** The terms of use and the privacy statement (Product §2.1, terms-privacy). */
export function Component() {
  const intl = useIntl();
  const brandName = brandNames[useApp().brand];
  const { data: site, error, isFetching, refetch } = useGetSiteInfo();
  useHead({
    title: intl.formatMessage({
      id: 'legal.terms.title',
      defaultMessage: 'Terms and privacy',
      description: 'Title of the page with the terms of use and the privacy statement',
    }),
    description: intl.formatMessage(
      {
        id: 'legal.terms.description',
        defaultMessage: 'The terms of use of {brand}, and what this server stores about you.',
        description: 'Description of the page, for search engines and link previews',
      },
      { brand: brandName },
    ),
  });
  if (site !== undefined) return <TermsPage brandName={brandName} site={site} storage={browserStorage} />;
  return error === null ? null : <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
}
