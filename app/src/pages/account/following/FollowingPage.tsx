import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { markFeedSeen, type FeedItem } from '@fabula/sdk';
import { cursorPages, getGetFeedNewsQueryKey, useListFeedInfinite } from '@fabula/sdk/react';
import { ListEnd, LoadFailed } from '@fabula/ui';
import { EmptyFeed, FeedList, FeedSkeleton, FeedView, GuestFeed, type FeedEntryValue } from '@fabula/ui/favourites';
import { useQueryClient } from '@tanstack/react-query';

import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { useClock } from '../../../posts/use-clock';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useVisitor } from '../../../context/use-app';

const limit = 12;

/** News of followed characters; the server remembers what was seen. */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const now = useClock();
  const client = useQueryClient();
  const openSignIn = useOpenSignIn();
  const { isKnown, isRegistered } = useVisitor();
  const query = useListFeedInfinite(
    { limit },
    { query: { ...cursorPages, enabled: isRegistered, staleTime: 0, refetchOnMount: 'always' } },
  );

  useHead({
    title: intl.formatMessage({
      id: 'feed.title',
      defaultMessage: 'Following',
      description: 'Title of the page with what is new of the characters that the reader follows',
    }),
    description: intl.formatMessage({
      id: 'feed.description',
      defaultMessage: 'News from the characters you follow.',
      description: 'Description of the page with what is new of the characters that the reader follows',
    }),
  });

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0]?.at;
  useEffect(() => {
    if (newest === undefined) return;
    markFeedSeen({ until: newest }).then(
      (news) => client.setQueryData(getGetFeedNewsQueryKey(), news),
      // The number stays; the next look clears it.
      (cause: unknown) => console.warn('The feed could not be marked as seen', cause),
    );
  }, [client, newest]);

  const toEntry = (item: FeedItem): FeedEntryValue => {
    if (item.kind === 'post') return { ...item, href: hrefs.post(item.post.characterId, item.post.postId) };
    if (item.kind === 'story') return { ...item, href: hrefs.story(item.story.storyId) };
    return { ...item, href: hrefs.character(item.character.characterId) };
  };
  const isEmpty = items.length === 0;
  const more = () => void query.fetchNextPage();
  if (isKnown && !isRegistered) {
    return (
      <FeedView>
        <GuestFeed onSignIn={() => openSignIn()} />
      </FeedView>
    );
  }
  return (
    <FeedView>
      {query.isPending && <FeedSkeleton />}
      {query.isError && isEmpty && <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {query.isSuccess && isEmpty && !query.hasNextPage && <EmptyFeed charactersHref={hrefs.characters()} />}
      {!isEmpty && <FeedList entries={items.map(toEntry)} now={now} />}
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </FeedView>
  );
}
