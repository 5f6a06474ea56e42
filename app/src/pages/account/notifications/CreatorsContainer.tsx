import { useState } from 'react';

import { unfollowCreator } from '@fabula/sdk';
import { cursorPages, getGetFeedNewsQueryKey, useListFollowedCreatorsInfinite } from '@fabula/sdk/react';
import { ListEnd } from '@fabula/ui';
import { FollowedCreators } from '@fabula/ui/notifications';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';
import { actFailure } from '../../../posts/failure-toast';

const limit = 24;

/** The creators whom the account follows; one that is unfollowed goes at once, and comes back when that did not arrive. */
export function CreatorsContainer() {
  const client = useQueryClient();
  const { toasts } = useApp();
  const [leftIds, setLeftIds] = useState<readonly string[]>([]);
  const query = useListFollowedCreatorsInfinite(
    { limit },
    { query: { ...cursorPages, staleTime: 0, refetchOnMount: 'always' } },
  );
  const creators = query.data?.pages
    .flatMap((page) => page.items)
    .filter(({ followId }) => !leftIds.includes(followId));
  const unfollow = async (followId: string) => {
    setLeftIds((ids) => [...ids, followId]);
    try {
      await unfollowCreator(followId);
      await client.invalidateQueries({ queryKey: getGetFeedNewsQueryKey() });
    } catch (cause) {
      console.warn('Unfollowing a creator did not arrive', cause);
      setLeftIds((ids) => ids.filter((id) => id !== followId));
      toasts.show(actFailure(cause));
    }
  };
  const more = () => void query.fetchNextPage();
  if (creators === undefined || (creators.length === 0 && !query.hasNextPage)) return null;
  return (
    <FollowedCreators
      creators={creators}
      onUnfollow={(followId) => void unfollow(followId)}
      end={
        query.hasNextPage && (
          <ListEnd
            status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
            onReachEnd={more}
            onRetry={more}
          />
        )
      }
    />
  );
}
