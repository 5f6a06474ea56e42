import { lazy, type ComponentType, type ReactNode } from 'react';

import type { CharacterDraft } from '@fabula/sdk';
import type { EditorPanel } from '@fabula/ui/character-editor';

import { loadChunk } from '../../../lazy/chunk';
import type { EditorPart } from './editor-part';

interface PanelEntry {
  readonly id: EditorPanel;
  readonly Panel: ComponentType<EditorPart>;
  /** What stands beside its name, such as the number of problems; nothing where it is undefined. */
  readonly badgeOf?: (draft: CharacterDraft) => ReactNode;
}

export const editorPanels: readonly PanelEntry[] = [
  {
    id: 'preview',
    Panel: lazy(async () => ({
      default: (await loadChunk(() => import('./preview/PreviewContainer'))).PreviewContainer,
    })),
  },
  {
    id: 'tests',
    Panel: lazy(async () => ({ default: (await loadChunk(() => import('./tests/TestsContainer'))).TestsContainer })),
  },
  {
    id: 'problems',
    Panel: lazy(async () => ({
      default: (await loadChunk(() => import('./problems/ProblemsContainer'))).ProblemsContainer,
    })),
    badgeOf: ({ problems }) => (problems.length === 0 ? undefined : problems.length),
  },
  {
    id: 'versions',
    Panel: lazy(async () => ({
      default: (await loadChunk(() => import('./versions/VersionsContainer'))).VersionsContainer,
    })),
  },
];
