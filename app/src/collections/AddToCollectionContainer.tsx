import { lazy, Suspense, useState } from 'react';

import type { CollectionWork } from '@fabula/sdk';
import { AddToCollectionButton } from '@fabula/ui/add-to-collection';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { loadChunk } from '../lazy/chunk';
import { useAsMember } from '../posts/use-as-member';

const texts: readonly TextPart[] = ['collection'];

const WorkCollections = lazy(async () => ({
  default: (await loadChunk(() => import('./WorkCollections'))).WorkCollections,
}));

interface AddToCollectionContainerProps {
  readonly work: CollectionWork;
  readonly size?: 'large' | undefined;
}

/** Opens the reader's collections; a guest signs in first. */
export function AddToCollectionContainer({ work, size }: AddToCollectionContainerProps) {
  const asMember = useAsMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <WithTexts parts={texts}>
      <AddToCollectionButton size={size} onClick={() => asMember(() => setOpen(true))} />
      {isOpen && (
        <Suspense>
          <WorkCollections work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </WithTexts>
  );
}
