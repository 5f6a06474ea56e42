import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { bar, face, line, sheet } from './PostSkeleton.css';
import { letter, main, page } from './PostView.css';

/** The page of a post before the post is known: whose it is, and a few lines. */
export function PostSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={page}>
          <div className={main}>
            <div className={letter}>
              <div className={face} />
              <div className={sheet}>
                <div className={bar} />
                <div className={bar} />
                <div className={line} />
              </div>
            </div>
          </div>
        </div>
      </Breath>
    </>
  );
}
