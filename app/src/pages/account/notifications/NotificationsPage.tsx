import { useIntl } from 'react-intl';

import { cursorPages, useListNotificationsInfinite } from '@fabula/sdk/react';
import { ListEnd, LoadFailed } from '@fabula/ui';
import {
  GuestNotifications,
  NoNotifications,
  NotificationList,
  NotificationsSkeleton,
  NotificationsView,
} from '@fabula/ui/notifications';
import { useQueryClient } from '@tanstack/react-query';

import { useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { markRead } from '../../../notifications/mark-read';
import { toNotification } from '../../../notifications/to-notification';
import { useClock } from '../../../posts/use-clock';
import { useHrefs } from '../../../routes/use-hrefs';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { CreatorsContainer } from './CreatorsContainer';

const limit = 24;

/** What concerns the account, and the creators whom it follows. */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const now = useClock();
  const client = useQueryClient();
  const openSignIn = useOpenSignIn();
  const { isKnown, isRegistered } = useVisitor();
  const query = useListNotificationsInfinite(
    { limit },
    { query: { ...cursorPages, enabled: isRegistered, staleTime: 0, refetchOnMount: 'always' } },
  );

  useHead({
    title: intl.formatMessage({
      id: 'notification.title',
      defaultMessage: 'Notifications',
      description: 'Title of the page with the reader’s notifications, and of the newest ones under the bell',
    }),
    description: intl.formatMessage({
      id: 'notification.description',
      defaultMessage: 'News from the creators you follow, and comments on what you made.',
      description: 'Description of the page with the reader’s notifications',
    }),
  });

  if (isKnown && !isRegistered) {
    return (
      <NotificationsView>
        <GuestNotifications onSignIn={() => openSignIn()} />
      </NotificationsView>
    );
  }
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = items.length === 0;
  const unreadUntil = items.find(({ unread }) => unread)?.at;
  const more = () => void query.fetchNextPage();
  const readAll = async (until: string) => {
    if (await markRead(client, until)) await query.refetch();
  };
  return (
    <NotificationsView onMarkRead={unreadUntil === undefined ? undefined : () => void readAll(unreadUntil)}>
      {query.isPending && <NotificationsSkeleton />}
      {query.isError && isEmpty && <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {query.isSuccess && isEmpty && !query.hasNextPage && <NoNotifications charactersHref={hrefs.characters()} />}
      {!isEmpty && <NotificationList notifications={items.map((item) => toNotification(item, hrefs))} now={now} />}
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
      {isRegistered && <CreatorsContainer />}
    </NotificationsView>
  );
}
