import type { ProductId } from '@fabula/sdk/types';

import { Book } from '../../content/Book/Book';
import type { SceneValue } from '../../content/model';
import { Scene } from '../../content/Scene/Scene';
import { Binding } from '../../cosmetics/Binding/Binding';
import { cosmeticOf, type CosmeticValue } from '../../cosmetics/cosmetic-of';
import type { SamplesValue } from '../model';
import { FrameTryOn } from './FrameTryOn';
import { PaperTryOn } from './PaperTryOn';
import { floor, stage, standingBook } from './Product.css';

interface TryOnProps {
  readonly productId: ProductId;
  readonly samples: SamplesValue;
  readonly scene: SceneValue;
}

/** A product as it will be seen: a frame around a portrait, a binding on a book, a paper beneath a conversation. */
export function TryOn({ productId, samples, scene }: TryOnProps) {
  const cosmetic: CosmeticValue = cosmeticOf[productId];
  if (cosmetic.kind === 'frame') return <FrameTryOn frame={cosmetic.id} portraits={samples.portraits} scene={scene} />;
  if (cosmetic.kind === 'paper') return <PaperTryOn paper={cosmetic.id} speaker={samples.portraits[0]} />;
  return (
    <div className={stage}>
      <Scene scene={scene} />
      <div className={floor} />
      <div className={standingBook}>
        <Book story={samples.books[0]} sizes="260px" binding={<Binding binding={cosmetic.id} />} />
      </div>
    </div>
  );
}
