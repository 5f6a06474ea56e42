import type { ReactNode } from 'react';

import { Returning } from '@fabula/ui';

import { Contained } from '../../../lazy/Contained';
import { useVisitor } from '../../../context/use-app';
import { ContinueContainer } from '../../../ways-back/lazy-parts';

/** Without ways back, the page begins with the hero. */
const showHero = () => document.documentElement.removeAttribute('data-returning');

export function HomeTop({ hero }: { readonly hero: ReactNode }) {
  const { isKnown } = useVisitor();
  return (
    <Returning newcomers={hero}>
      {isKnown && (
        <Contained onFailure={showHero}>
          <ContinueContainer />
        </Contained>
      )}
    </Returning>
  );
}
