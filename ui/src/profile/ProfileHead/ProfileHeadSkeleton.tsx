import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { head, noAvatar, words } from './ProfileHead.css';
import { button, line, nameLine } from './ProfileHeadSkeleton.css';

/** The head of the reader's page before the reader is known: the window, the name, the motto, a button. */
export function ProfileHeadSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={head}>
          <div className={noAvatar} />
          <div className={words}>
            <div className={nameLine} />
            <div className={line} />
            <div className={button} />
          </div>
        </div>
      </Breath>
    </>
  );
}
