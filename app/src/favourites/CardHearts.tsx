import type { ReactNode } from 'react';

import { CardActs, type CardSubject } from '@fabula/ui';

import { Contained } from '../shell/Contained';
import { useVisitor } from '../use-app';
import { HeartPart } from '../ways-back/lazy-parts';

const heartOf = (subject: CardSubject) => (
  <Contained>
    <HeartPart {...subject} />
  </Contained>
);

/** Gives the cards below their hearts, once it is known who visits. */
export function CardHearts({ children }: { readonly children: ReactNode }) {
  const { isKnown } = useVisitor();
  return <CardActs value={isKnown ? heartOf : undefined}>{children}</CardActs>;
}
