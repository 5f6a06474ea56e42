import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { block, columns, stage } from './Product.css';

/** A product on its way: its picture, and its price. */
export function ProductSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={columns}>
          <div className={stage} />
          <div className={block} />
        </div>
      </Breath>
    </>
  );
}
