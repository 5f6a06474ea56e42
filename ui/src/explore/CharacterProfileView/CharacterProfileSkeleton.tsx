import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { button, line, longLine, nameLine, page, pane, window as windowShape } from './CharacterProfileSkeleton.css';
import { words } from './CharacterProfileView.css';

/** A character's page before the character is known: the window, the name, the button, a few lines. */
export function CharacterProfileSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={pane}>
          <div className={windowShape} />
          <div className={words}>
            <div className={nameLine} />
            <div className={line} />
            <div className={button} />
          </div>
        </div>
        <div className={page}>
          <div className={line} />
          <div className={longLine} />
          <div className={longLine} />
        </div>
      </Breath>
    </>
  );
}
