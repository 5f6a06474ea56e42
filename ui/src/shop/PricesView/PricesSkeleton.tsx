import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { shelf } from '../PackCard/PackCard.css';
import { shelfSpace, tall, wide } from './PricesSkeleton.css';

/** The offers on their way: a membership and a shelf of packs. */
export function PricesSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={wide} />
        <div className={`${shelf} ${shelfSpace}`}>
          <div className={tall} />
          <div className={tall} />
          <div className={tall} />
          <div className={tall} />
        </div>
      </Breath>
    </>
  );
}
