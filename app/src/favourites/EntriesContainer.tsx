import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { getGetFeedNewsQueryKey, useGetFeedNews } from '@fabula/sdk/react';
import { PersonalEntries } from '@fabula/ui/personal-entries';
import { useQueryClient } from '@tanstack/react-query';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { paths } from '../routes/paths';
import { useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { useFavouriteIds } from './use-favourite';
import { useUnreadCount } from './use-unread-count';

const texts: readonly TextPart[] = ['favourite'];

/** The visitor's lists in the sidebar; each new page refreshes the number of new entries. */
export function EntriesContainer() {
  const locale = useLocale();
  const client = useQueryClient();
  const { isRegistered } = useVisitor();
  const { pathname } = useLocation();
  const { data: ids } = useFavouriteIds();
  const { data: news } = useGetFeedNews({ query: { enabled: isRegistered, staleTime: 0, refetchOnWindowFocus: true } });
  const unreadCount = useUnreadCount();
  const readAt = useRef(pathname);
  useEffect(() => {
    if (readAt.current === pathname) return;
    readAt.current = pathname;
    void client.invalidateQueries({ queryKey: getGetFeedNewsQueryKey() }, { cancelRefetch: false });
  }, [client, pathname]);
  const hasFavourites = ids !== undefined && ids.characterIds.length + ids.storyIds.length > 0;
  const follows = isRegistered && news !== undefined && news.followingCount > 0;
  if (!hasFavourites && !follows && unreadCount === undefined) return null;
  const entryOf = (href: string) => ({ href, current: pathname === href });
  return (
    <WithTexts parts={texts}>
      <PersonalEntries
        favourites={hasFavourites ? entryOf(paths.favourites.href(locale)) : undefined}
        following={follows ? { ...entryOf(paths.following.href(locale)), newCount: news.newCount } : undefined}
        notifications={
          unreadCount === undefined
            ? undefined
            : { ...entryOf(paths.notifications.href(locale)), newCount: unreadCount }
        }
      />
    </WithTexts>
  );
}
