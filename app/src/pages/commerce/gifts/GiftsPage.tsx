import { useIntl } from 'react-intl';

import { cursorPages, useListGiftsInfinite } from '@fabula/sdk/react';
import { RowsSkeleton } from '@fabula/ui/account';
import { GiftList, GiftsEmpty, GiftsView, GuestGifts } from '@fabula/ui/gifts';

import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { PagedList } from '../../../lists/PagedList';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { GiftLinkContainer } from '../../../shop/GiftLinkContainer';
import { useResendGift } from './use-resend-gift';

const limit = 24;

/** What the account gave, with the link to each gift that can be accepted (Product §10). */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  useHead({
    title: intl.formatMessage({
      id: 'gift.list.title',
      defaultMessage: 'Gifts you gave',
      description: 'Heading of the page with the gifts that the reader has bought',
    }),
    description: intl.formatMessage({
      id: 'gift.list.description',
      defaultMessage: 'The gifts you gave, with their links and what became of them.',
      description: 'Description of the page of gifts, for link previews',
    }),
    isIndexed: false,
  });
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  return (
    <GiftsView newHref={paths.giftNew.href(locale)}>
      {!isKnown && <RowsSkeleton count={3} />}
      {isKnown && !isRegistered && <GuestGifts onSignIn={() => openSignIn()} />}
      {isRegistered && <OwnGifts />}
    </GiftsView>
  );
}

const linkOf = ({ code }: { readonly code: string }) => <GiftLinkContainer code={code} />;

function OwnGifts() {
  const locale = useLocale();
  const query = useListGiftsInfinite({ limit }, { query: { ...cursorPages, staleTime: 0 } }, useApp().queries.account);
  const { resend, send } = useResendGift(async () => query.refetch());
  const gifts = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PagedList query={query} isEmpty={gifts.length === 0} empty={<GiftsEmpty newHref={paths.giftNew.href(locale)} />}>
      <GiftList gifts={gifts} link={linkOf} onResend={send} resend={resend} />
    </PagedList>
  );
}
