import { Breath } from '../../states/Breath/Breath';
import { disc, longBar, shortBar, windowShape, words } from './CharacterCardSkeleton.css';

/** A character card before its character is known: a window with a disc where the face will be. */
export function CharacterCardSkeleton() {
  return (
    <Breath>
      <div className={windowShape}>
        <div className={disc} />
      </div>
      <div className={words}>
        <div className={longBar} />
        <div className={shortBar} />
      </div>
    </Breath>
  );
}
