import { lazy } from 'react';

import { loadChunkBeside } from '../lazy/chunk';

/** Loaded for what has a creator to follow. */
export const FollowCreatorContainer = lazy(async () => ({
  default: (await loadChunkBeside(() => import('./FollowCreatorContainer'))).FollowCreatorContainer,
}));
