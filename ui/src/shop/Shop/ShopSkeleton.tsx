import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { shelf } from '../ProductCard/ProductCard.css';
import { block, low } from './Shop.css';

/** The shop on its way: the choice of shelves, and a shelf. */
export function ShopSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={low} />
        <div className={shelf}>
          <div className={block} />
          <div className={block} />
          <div className={block} />
          <div className={block} />
          <div className={block} />
        </div>
      </Breath>
    </>
  );
}
