import { lazy } from 'react';

import { loadChunk } from '../../../lazy/chunk';

/** Loaded once someone wants to sign. */
export const LazySigning = lazy(async () => ({
  default: (await loadChunk(() => import('./SigningContainer'))).SigningContainer,
}));
