import { useState, type ReactNode } from 'react';

import { CardActs } from '@fabula/ui';

import { useVisitor } from '../context/use-app';
import type { DrawHeart } from '../favourites/draw-heart';
import { Contained } from '../lazy/Contained';
import { HeartsContainer } from '../ways-back/lazy-parts';

export function CardHearts({ children }: { readonly children: ReactNode }) {
  const { isKnown } = useVisitor();
  const [drawHeart, setDrawHeart] = useState<DrawHeart>();
  return (
    <>
      <CardActs value={drawHeart}>{children}</CardActs>
      {isKnown && (
        <Contained>
          <HeartsContainer onChange={setDrawHeart} />
        </Contained>
      )}
    </>
  );
}
