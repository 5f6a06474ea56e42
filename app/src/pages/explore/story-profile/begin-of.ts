import type { StorySessionCard } from '@fabula/sdk';
import type { BeginValue } from '@fabula/ui';

interface Hrefs {
  readonly beginHref: string;
  readonly hrefOf: (play: StorySessionCard) => string;
}

/** The link into a story: the last unfinished play, or the first page. */
export function beginOf(plays: readonly StorySessionCard[], { beginHref, hrefOf }: Hrefs): BeginValue {
  const open = plays.find(({ ending }) => ending === null);
  if (open !== undefined) return { kind: 'under-way', beginHref, continueHref: hrefOf(open) };
  return { kind: plays.length === 0 ? 'first' : 'again', beginHref };
}
