import type { Locale } from '@fabula/sdk';

import { paths } from '../routes/paths';

/** The parameters of the page of one round (Product §2.1, get-play-sharing-round-content). */
export const roundParams = { play: 'dynamic_story_session_id', round: 'round_id' } as const;

export const sharedPlayHref = (lang: Locale, storySessionId: string): string =>
  paths.storyPlaySharing.href(lang, { dynamic_story_session_id: storySessionId });

export const sharedRoundHref = (lang: Locale, storySessionId: string, roundId: string): string => {
  const query = new URLSearchParams({ [roundParams.play]: storySessionId, [roundParams.round]: roundId });
  return `${paths.getPlaySharingRoundContent.href(lang)}?${query}`;
};

export const sharedPlayImage = (lang: Locale, storySessionId: string): string =>
  `/og/shared-plays/${encodeURIComponent(storySessionId)}.png?${new URLSearchParams({ lang })}`;
