import { lazy } from 'react';

import { loadChunk } from '../../../lazy/chunk';

export const LazyEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../character-editor/EditorScreen'))).EditorScreen,
}));
