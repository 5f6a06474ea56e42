import { lazy } from 'react';

import { loadChunk } from '../../lazy/chunk';

/** Loaded once the server knows the visitor as an operator. */
export const LazyDesk = lazy(async () => ({
  default: (await loadChunk(() => import('./DeskScreen'))).DeskScreen,
}));
