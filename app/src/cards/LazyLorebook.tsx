import { lazy } from 'react';

import { loadChunk } from '../lazy/chunk';

/** The lorebook of an own character, loaded when it is opened. */
export const LazyLorebook = lazy(async () => ({
  default: (await loadChunk(() => import('./LorebookPart'))).LorebookPart,
}));
