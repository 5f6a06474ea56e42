import { Breath } from '../../explore/Breath/Breath';
import { LoadingNote } from '../../explore/LoadingNote/LoadingNote';
import { box, head, mine, screen, theirs, thread } from './ChatSkeleton.css';

/** A conversation before it is known: its head, two answers, a question, the box to write in. */
export function ChatSkeleton() {
  return (
    <div className={screen}>
      <LoadingNote />
      <div className={head} />
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
