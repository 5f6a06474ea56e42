import { lazy } from 'react';

import { loadChunk } from '../../../lazy/chunk';

export const LazyStoryEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../story-editor/StoryEditorScreen'))).StoryEditorScreen,
}));
