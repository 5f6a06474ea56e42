import { lazy, Suspense } from 'react';

import { RowsSkeleton } from '@fabula/ui/account';

import { loadChunk } from '../../../../lazy/chunk';
import { useEditorPart } from '../fields/editor-context';

const LoreContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../lore/LoreContainer'))).LoreContainer,
}));

/** What the character knows when a word is said. */
export function LoreSection() {
  const { refused: _refused, ...part } = useEditorPart();
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <LoreContainer {...part} />
    </Suspense>
  );
}
