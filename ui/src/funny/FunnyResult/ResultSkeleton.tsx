import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { beside, card, portrait, shape, words } from './FunnyResult.css';

const rows = ['title', 'first', 'second'];

/** A result while it is on its way. */
export function ResultSkeleton() {
  return (
    <div className={card}>
      <LoadingNote />
      <Breath>
        <div className={beside}>
          <div className={portrait} />
          <div className={words}>
            {rows.map((row) => (
              <div key={row} className={shape} />
            ))}
          </div>
        </div>
      </Breath>
    </div>
  );
}
