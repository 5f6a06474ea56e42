import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import {
  getCountUnreadNotificationsQueryKey,
  getListNotificationsQueryKey,
  useListNotifications,
} from '@fabula/sdk/react';
import { NotificationBell } from '@fabula/ui/notification-bell';
import { useQueryClient } from '@tanstack/react-query';

import { useUnreadCount } from '../favourites/use-unread-count';
import { WithTexts } from '../i18n/WithTexts';
import type { TextPart } from '../i18n/messages';
import { useLocale } from '../i18n/use-locale';
import { useClock } from '../posts/use-clock';
import { paths } from '../routes/paths';
import { useHrefs } from '../routes/use-hrefs';
import { markRead } from './mark-read';
import { toNotification } from './to-notification';

const texts: readonly TextPart[] = ['notification'];
const newest = { limit: 10 };

/** The bell of an account. Each new page refreshes the number; what was looked at under the bell is read. */
export function BellContainer() {
  const client = useQueryClient();
  const hrefs = useHrefs();
  const now = useClock();
  const locale = useLocale();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  const [isOpened, setOpened] = useState(false);
  const { data, isError, refetch } = useListNotifications(newest, {
    query: { enabled: isOpened, staleTime: 0, refetchOnWindowFocus: false },
  });

  const countedAt = useRef(pathname);
  useEffect(() => {
    if (countedAt.current === pathname) return;
    countedAt.current = pathname;
    void client.invalidateQueries({ queryKey: getCountUnreadNotificationsQueryKey() }, { cancelRefetch: false });
  }, [client, pathname]);

  const onOpen = useCallback(() => {
    setOpened(true);
    void client.invalidateQueries({ queryKey: getListNotificationsQueryKey(newest) }, { cancelRefetch: false });
  }, [client]);
  const unreadUntil = data?.items.find(({ unread }) => unread)?.at;
  useEffect(() => {
    if (unreadUntil !== undefined) void markRead(client, unreadUntil);
  }, [client, unreadUntil]);

  return (
    <WithTexts parts={texts}>
      <NotificationBell
        unreadCount={unreadCount ?? 0}
        notifications={data?.items.map((item) => toNotification(item, hrefs)) ?? []}
        status={data === undefined ? (isError ? 'failed' : 'loading') : 'loaded'}
        onOpen={onOpen}
        onRetry={() => void refetch()}
        pageHref={paths.notifications.href(locale)}
        now={now}
      />
    </WithTexts>
  );
}
