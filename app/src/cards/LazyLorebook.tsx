import { lazy } from 'react';

import { loadChunk } from '../lazy/chunk';

export const LazyLorebook = lazy(async () => ({
  default: (await loadChunk(() => import('./LorebookContainer'))).LorebookContainer,
}));
