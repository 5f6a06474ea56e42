import { lazy } from 'react';

import { loadChunkBeside } from '../lazy/chunk';

const load = () => loadChunkBeside(() => import('./parts'));

export const ContinuePart = lazy(() => load().then((parts) => ({ default: parts.ContinuePart })));

export const SidebarPart = lazy(() => load().then((parts) => ({ default: parts.SidebarPart })));

export const HeartsPart = lazy(() => load().then((parts) => ({ default: parts.HeartsPart })));
