import { lazy } from 'react';

import { loadChunk } from '../routes/chunk';

const load = () => loadChunk(() => import('./parts'));

export const ContinuePart = lazy(() => load().then((parts) => ({ default: parts.ContinuePart })));

export const SidebarPart = lazy(() => load().then((parts) => ({ default: parts.SidebarPart })));

export const HeartPart = lazy(() => load().then((parts) => ({ default: parts.HeartPart })));
