import { Breath } from '../../states/Breath/Breath';
import { blank, blankRule } from './BookSkeleton.css';

/** A book before its story is known: a blank cover with its rule. */
export function BookSkeleton() {
  return (
    <Breath>
      <div className={blank}>
        <div className={blankRule} />
      </div>
    </Breath>
  );
}
