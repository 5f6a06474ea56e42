import type { ReactNode } from 'react';

import { Returning } from '@fabula/ui';

import { Contained } from '../../../lazy/Contained';
import { useVisitor } from '../../../context/use-app';
import { ContinueContainer } from '../../../ways-back/lazy-parts';

/** Without the ways back, the page begins with the hero. */
const showHero = () => document.documentElement.removeAttribute('data-returning');

/** The beginning of the explore page: tonight's tale, or for those who come back, where they were. */
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
