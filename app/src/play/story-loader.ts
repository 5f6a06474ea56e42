import { getGetStoryQueryOptions } from '@fabula/sdk/react';

import { primeOnServer } from '../data/prime-on-server';
import { primed, type PageRequest } from '../routes/page';

/**
 * Loads the address's story. The server answers a guest's 404; the browser asks again, since it may be the visitor's.
 */
export const storyLoader = primed((request) =>
  import.meta.env.SSR
    ? primeOnServer(request.queryClient, storyOf(request))
    : request.queryClient.ensureQueryData(storyOf(request)),
);

/** `storyLoader` for a play: in the browser, a story that is gone is left to the page, since the play may keep it. */
export const playedStoryLoader = primed((request) =>
  import.meta.env.SSR
    ? primeOnServer(request.queryClient, storyOf(request))
    : request.queryClient.prefetchQuery(storyOf(request)),
);

const storyOf = ({ params: { storyId = '' } }: PageRequest) => getGetStoryQueryOptions(storyId);
