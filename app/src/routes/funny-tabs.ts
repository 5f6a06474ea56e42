import type { FunnyTab } from '@fabula/sdk';

/** In the order in which the page offers them. */
export const funnyTabs = [
  'mash-up',
  'what-would-they-say',
  'another-ending',
  'tonights-lantern',
  'who-are-you',
  'postcard',
] as const satisfies readonly FunnyTab[];

export const isFunnyTab = (value: string | undefined): value is FunnyTab => funnyTabs.some((tab) => tab === value);
