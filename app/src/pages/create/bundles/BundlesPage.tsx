import { useIntl } from 'react-intl';

import { useListOwnBundles } from '@fabula/sdk/react';
import { RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { GuestBundles, OwnBundleList, OwnBundlesEmpty, OwnBundlesView } from '@fabula/ui/bundles';

import { toOwnBundle } from '../../../bundles/to-draft';
import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';

/** The bundles that the account has made of its stories (Product §10). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const title = intl.formatMessage({
    id: 'bundle.list.title',
    defaultMessage: 'Your bundles',
    description: 'Heading of the page with the bundles of stories that a creator has made',
  });
  useHead({ title, description: title, isIndexed: false });
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  return (
    <OwnBundlesView newHref={paths.bundleNew.href(locale)}>
      {!isKnown && <RowsSkeleton count={3} />}
      {isKnown && !isRegistered && <GuestBundles onSignIn={() => openSignIn()} />}
      {isRegistered && <Own />}
    </OwnBundlesView>
  );
}

function Own() {
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useListOwnBundles({ query: { staleTime: 0 } }, useApp().queries.account);
  if (data === undefined) {
    return error === null ? (
      <RowsSkeleton count={3} />
    ) : (
      <RowsFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.items.length === 0) return <OwnBundlesEmpty newHref={paths.bundleNew.href(locale)} />;
  return (
    <OwnBundleList
      bundles={data.items.map(toOwnBundle)}
      hrefOf={(bundleId) => paths.bundle.href(locale, { bundleId })}
    />
  );
}
