import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { PublishPartProps } from './PublishPart';

const PublishPart = lazy(async () => ({
  default: (await loadChunk(() => import('./PublishPart'))).PublishPart,
}));

/** The dialog in which an own character is published, loaded when it is opened. */
export function LazyPublish(props: PublishPartProps) {
  return (
    <Suspense>
      <PublishPart {...props} />
    </Suspense>
  );
}
