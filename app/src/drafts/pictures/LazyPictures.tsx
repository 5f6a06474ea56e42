import { lazy } from 'react';

import { loadChunk } from '../../lazy/chunk';

/** Loaded when an author wants a picture drawn. */
export const LazyPictures = lazy(async () => ({
  default: (await loadChunk(() => import('./PicturesContainer'))).PicturesContainer,
}));

/** Loaded when an author wants to bring a picture. */
export const LazyUpload = lazy(async () => ({
  default: (await loadChunk(() => import('./UploadContainer'))).UploadContainer,
}));
