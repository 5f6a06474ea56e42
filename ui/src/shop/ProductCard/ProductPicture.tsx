import type { ProductId } from '@fabula/sdk/types';

import { Book } from '../../content/Book/Book';
import { Binding } from '../../cosmetics/Binding/Binding';
import { cosmeticOf, type CosmeticValue } from '../../cosmetics/cosmetic-of';
import { FramedPortrait } from '../../cosmetics/FramedPortrait/FramedPortrait';
import { Paper } from '../../cosmetics/Paper/Paper';
import type { SamplesValue } from '../model';
import { book, bubble, sheet } from './ProductPicture.css';

interface ProductPictureProps {
  readonly productId: ProductId;
  readonly samples: SamplesValue;
  /** Which of the samples, in turn. */
  readonly index: number;
}

/** A product as it stands on a shelf: a frame around a portrait, a binding on a book, a sheet of paper. */
export function ProductPicture({ productId, samples: { books, portraits }, index }: ProductPictureProps) {
  const cosmetic: CosmeticValue = cosmeticOf[productId];
  if (cosmetic.kind === 'frame') {
    const { src } = portraits[index % portraits.length] ?? portraits[0];
    return <FramedPortrait frame={cosmetic.id} src={src} />;
  }
  if (cosmetic.kind === 'binding') {
    const story = books[index % books.length] ?? books[0];
    return (
      <div className={book}>
        <Book story={story} sizes="148px" binding={<Binding binding={cosmetic.id} />} />
      </div>
    );
  }
  return (
    <div className={sheet}>
      <Paper paper={cosmetic.id} place="within" />
      <span className={bubble} />
      <span className={bubble} data-mine="" />
      <span className={bubble} />
    </div>
  );
}
