import { getGetStoryQueryOptions } from '@fabula/sdk/react';

import { isNotFound } from '../data/query-clients';
import { primed, type PageRequest } from '../routes/page';

/**
 * Has the story of the address ready for its page. The server asks as a guest: a story that it does not find is answered
 * with 404, and the browser, which may know it as its visitor's own, asks again. What failed otherwise the browser asks
 * for.
 */
export const storyLoader = primed(primeStory);

async function primeStory({ queryClient, params: { storyId = '' } }: PageRequest): Promise<unknown> {
  const story = getGetStoryQueryOptions(storyId);
  if (!import.meta.env.SSR) return queryClient.ensureQueryData(story);
  await queryClient.prefetchQuery(story);
  const error = queryClient.getQueryState(story.queryKey)?.error;
  if (isNotFound(error)) throw error;
  return undefined;
}
