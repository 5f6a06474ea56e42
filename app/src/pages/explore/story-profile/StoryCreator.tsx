import { useGetStoryEngagement } from '@fabula/sdk/react';

import { FollowCreatorContainer } from '../../../notifications/FollowCreatorContainer';

/** The way to follow the creator of a story, where there is one. */
export function StoryCreator({ storyId }: { readonly storyId: string }) {
  const { data } = useGetStoryEngagement(storyId);
  if (data?.creator === undefined) return null;
  return <FollowCreatorContainer creator={data.creator} work={{ kind: 'story', id: storyId }} />;
}
