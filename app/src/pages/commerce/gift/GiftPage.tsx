import { useIntl } from 'react-intl';

import { useGetGift } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { GiftClosed, GiftSkeleton, GiftView } from '@fabula/ui/gifts';

import { useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useAcceptGift } from './use-accept-gift';
import { useGiftCode } from './use-gift-code';

/** A gift, opened by its link: looked at by anybody, accepted with an account (Product §10). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { isKnown, isRegistered } = useVisitor();
  const found = useGiftCode();
  const code = found ?? '';
  const query = useGetGift({ code }, { query: { enabled: isKnown && found !== undefined, staleTime: 0 } });
  const { accept, accepting, entryId, failed } = useAcceptGift(code);
  useHead({
    title: intl.formatMessage({
      id: 'gift.page.title',
      defaultMessage: 'A gift',
      description: 'Title of the page on which a person opens a gift',
    }),
    description: intl.formatMessage({
      id: 'gift.page.description',
      defaultMessage: 'A gift is waiting for you.',
      description: 'Description of the page on which a person opens a gift, for link previews',
    }),
    isIndexed: false,
  });
  const exploreHref = paths.characterStoryHub.href(locale);
  if (isKnown && (found === undefined || isNotFound(query.error)))
    return <GiftClosed state="unknown" exploreHref={exploreHref} />;
  if (query.data === undefined && query.error !== null) {
    return <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (query.data === undefined) return <GiftSkeleton />;
  const ledger = paths.bonus.href(locale);
  return (
    <GiftView
      gift={query.data}
      isRegistered={isRegistered}
      onAccept={accept}
      accepting={accepting}
      failed={failed}
      ledgerHref={entryId === undefined ? ledger : `${ledger}?entry=${entryId}`}
      exploreHref={exploreHref}
      giftsHref={paths.gifts.href(locale)}
    />
  );
}
