import { lazy } from 'react';

import { loadChunkBeside } from '../lazy/chunk';

/** Loaded beside the page, as the page works without it. */
export const AddToCollectionContainer = lazy(async () => ({
  default: (await loadChunkBeside(() => import('./AddToCollectionContainer'))).AddToCollectionContainer,
}));
