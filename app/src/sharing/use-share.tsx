import { lazy, Suspense, useState, type ReactNode } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { ShareContainerProps } from './ShareContainer';

const ShareContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./ShareContainer'))).ShareContainer,
}));

export interface Share {
  readonly onShare: () => void;
  readonly panel: ReactNode;
}

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
