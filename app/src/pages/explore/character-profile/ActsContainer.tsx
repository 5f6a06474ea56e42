import { lazy, Suspense, useState } from 'react';

import type { Character } from '@fabula/sdk';
import { CharacterActions } from '@fabula/ui/posts';

import { AddToCollectionContainer } from '../../../collections/lazy-add-to-collection';
import { useVisitor } from '../../../context/use-app';
import { Contained } from '../../../lazy/Contained';
import { useHrefs } from '../../../routes/use-hrefs';
import { Report } from '../../../posts/Report';
import { useEngagement } from '../../../posts/use-engagement';
import { useShare } from '../../../posts/use-share';
import { useRemix } from '../../../publishing/use-remix';
import { loadChunk } from '../../../lazy/chunk';

const CardMenu = lazy(async () => ({ default: (await loadChunk(() => import('../../../cards/CardMenu'))).CardMenu }));

export function ActsContainer({ character }: { readonly character: Character }) {
  const hrefs = useHrefs();
  const share = useShare();
  const { isKnown } = useVisitor();
  const { characterId, name, own } = character;
  const { isBeginning, remix } = useRemix(characterId);
  const [isReported, setReported] = useState(false);
  return (
    <>
      <CharacterActions
        {...useEngagement(characterId)}
        onShare={() => void share({ href: hrefs.character(characterId), title: name })}
        onReport={own ? undefined : () => setReported(true)}
        onRemix={character.remixable === true && !own ? () => void remix() : undefined}
        isBeginningRemix={isBeginning}
        roomHref={own ? undefined : hrefs.roomWith(characterId)}
        menu={
          <>
            {isKnown && (
              <Contained>
                <AddToCollectionContainer work={{ kind: 'character', id: characterId }} />
              </Contained>
            )}
            {own && (
              <Suspense>
                <CardMenu characterId={characterId} name={name} />
              </Suspense>
            )}
          </>
        }
      />
      {isReported && <Report target={{ kind: 'character', characterId }} onClose={() => setReported(false)} />}
    </>
  );
}
