import { lazy } from 'react';

import { loadChunkBeside } from '../lazy/chunk';

const load = () => loadChunkBeside(() => import('./parts'));

export const ContinueContainer = lazy(() => load().then((parts) => ({ default: parts.ContinuePart })));

export const SidebarContainer = lazy(() => load().then((parts) => ({ default: parts.SidebarPart })));

export const HeartsContainer = lazy(() => load().then((parts) => ({ default: parts.HeartsPart })));

export const BellContainer = lazy(() => load().then((parts) => ({ default: parts.BellPart })));

export const NotesContainer = lazy(() => load().then((parts) => ({ default: parts.NotesPart })));
