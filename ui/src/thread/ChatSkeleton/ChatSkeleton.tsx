import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { OwnHeader } from '../ThreadHeader/OwnHeader';
import {
  arch,
  archRow,
  box,
  companion,
  head,
  line,
  main,
  mine,
  pane,
  screen,
  theirs,
  thread,
  window,
} from './ChatSkeleton.css';

interface ChatSkeletonProps {
  /** Where the arrow of phones leads while nothing else of the head is known; left out under the header of the site. */
  readonly backHref?: string;
}

/** A conversation before it is known: its head, two answers, a question, the box to write in, and who answers. */
export function ChatSkeleton({ backHref }: ChatSkeletonProps) {
  return (
    <div className={screen}>
      {backHref !== undefined && (
        <div className={companion}>
          <CompanionSkeleton />
        </div>
      )}
      <div className={main}>
        <LoadingNote />
        {backHref === undefined ? <div className={head} /> : <OwnHeader backHref={backHref} />}
        <ThreadSkeleton />
      </div>
    </div>
  );
}

function Theirs() {
  return (
    <Breath>
      <div className={archRow}>
        <div className={arch} />
        <div className={theirs} />
      </div>
    </Breath>
  );
}

export function ThreadSkeleton() {
  return (
    <div className={thread}>
      <Theirs />
      <Breath>
        <div className={mine} />
      </Breath>
      <Theirs />
      <Breath>
        <div className={box} />
      </Breath>
    </div>
  );
}

export function CompanionSkeleton() {
  return (
    <div className={pane}>
      <Breath>
        <div className={window} />
      </Breath>
      <Breath>
        <div className={line} />
      </Breath>
    </div>
  );
}
