import { Breath } from '../../explore/Breath/Breath';
import { LoadingNote } from '../../explore/LoadingNote/LoadingNote';
import { ownHead } from '../../shell/own-head';
import { box, head, mine, screen, theirs, thread } from './ChatSkeleton.css';

interface ChatSkeletonProps {
  /** Whether the head of what is on its way takes the place of the header of the site on phones. */
  readonly hasOwnHead?: boolean;
}

/** A conversation before it is known: its head, two answers, a question, the box to write in. */
export function ChatSkeleton({ hasOwnHead = false }: ChatSkeletonProps) {
  return (
    <div className={screen}>
      <LoadingNote />
      <div className={head} {...(hasOwnHead && ownHead)} />
      <div className={thread}>
        <Breath>
          <div className={theirs} />
        </Breath>
        <Breath>
          <div className={mine} />
        </Breath>
        <Breath>
          <div className={theirs} />
        </Breath>
        <Breath>
          <div className={box} />
        </Breath>
      </div>
    </div>
  );
}
