import { getGetStoryQueryOptions } from '@fabula/sdk/react';

import { primed } from '../routes/page';

/**
 * Has the story of the address ready for its page. The server asks as a guest: what it is not told, such as of a story
 * of the visitor's own, the browser asks for.
 */
export const storyLoader = primed(({ queryClient, params: { storyId = '' } }) => {
  const story = getGetStoryQueryOptions(storyId);
  return import.meta.env.SSR ? queryClient.prefetchQuery(story) : queryClient.ensureQueryData(story);
});
