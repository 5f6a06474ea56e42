import { lazy } from 'react';

import { loadChunk } from '../../lazy/chunk';

export const LazyPictures = lazy(async () => ({
  default: (await loadChunk(() => import('./PicturesContainer'))).PicturesContainer,
}));

export const LazyUpload = lazy(async () => ({
  default: (await loadChunk(() => import('./UploadContainer'))).UploadContainer,
}));
