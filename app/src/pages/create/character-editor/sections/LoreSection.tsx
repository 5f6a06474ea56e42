import { lazy, Suspense } from 'react';

import { RowsSkeleton } from '@fabula/ui/account';

import { loadChunk } from '../../../../lazy/chunk';
import { useEditorPart } from '../fields/editor-context';

const LoreContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../lore/LoreContainer'))).LoreContainer,
}));

export function LoreSection() {
  const { refused: _refused, ...part } = useEditorPart();
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <LoreContainer {...part} />
    </Suspense>
  );
}
