import { lazy, Suspense, useState, type ReactNode } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { ShareContainerProps } from './ShareContainer';

const ShareContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./ShareContainer'))).ShareContainer,
}));

/** How a page of a play opens the panel in which the play is shared. */
export interface Share {
  readonly onShare: () => void;
  /** To be placed anywhere on the page; empty until the panel is first wanted. */
  readonly panel: ReactNode;
}

/**
 * The panel in which a play is shared up to the round on the page: its link, who has read it, and how it is taken back.
 *
 * @param play the play, the round on the page, and how many rounds lead to it
 */
export function useShare(play: Omit<ShareContainerProps, 'open' | 'onClose'>): Share {
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>('never');
  const panel =
    wanted === 'never' ? null : (
      <Suspense>
        <ShareContainer {...play} open={wanted === 'open'} onClose={() => setWanted('closed')} />
      </Suspense>
    );
  return { onShare: () => setWanted('open'), panel };
}
