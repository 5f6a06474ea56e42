import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { PublishContainerProps } from './PublishContainer';

const PublishContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./PublishContainer'))).PublishContainer,
}));

/** The dialog in which an own character is published, loaded when it is opened. */
export function LazyPublish(props: PublishContainerProps) {
  return (
    <Suspense>
      <PublishContainer {...props} />
    </Suspense>
  );
}
