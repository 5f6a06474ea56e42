import { lazy } from 'react';

import { loadChunk } from '../../../lazy/chunk';

/** The character editor: a page of its own at the address of this one, loaded when an address names a draft. */
export const LazyEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../character-editor/EditorScreen'))).EditorScreen,
}));
