import type { Locale, StoryKind } from '@fabula/sdk';

import { paths } from './paths';

export interface PlayPlace {
  readonly storySessionId: string;
  readonly storyId: string;
  readonly roundId: string;
  readonly kind: StoryKind;
}

const pages = { dynamic: paths.dynamicStoryPlay, novel: paths.novelStoryPlay } as const;

/** The address of a round; each kind of story has its own page (Product §2.1). */
export const playHref = (lang: Locale, { kind, storySessionId, storyId, roundId }: PlayPlace): string =>
  pages[kind].href(lang, { dynamicStorySessionId: storySessionId, storyId, roundId });
