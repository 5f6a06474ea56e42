import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { PublishContainerProps } from './PublishContainer';

const PublishContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./PublishContainer'))).PublishContainer,
}));

export function LazyPublish(props: PublishContainerProps) {
  return (
    <Suspense>
      <PublishContainer {...props} />
    </Suspense>
  );
}
