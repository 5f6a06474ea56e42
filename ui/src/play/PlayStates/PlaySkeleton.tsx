import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { LeaveBar } from '../PlayBar/LeaveBar';
import { columns, reading, side } from '../PlayScreen/PlayScreen.css';
import { arch, choiceShape, heading, line, lines, member, memberLine, members, noBar } from './PlaySkeleton.css';

interface PlaySkeletonProps {
  /** Where the way out leads; left out where the shell around it has others. */
  readonly leaveHref?: string;
}

/** A round that is on its way, in its shapes: it stands in a `PlayLayout`. */
export function PlaySkeleton({ leaveHref }: PlaySkeletonProps) {
  return (
    <>
      <LoadingNote />
      {leaveHref === undefined ? <div className={noBar} /> : <LeaveBar href={leaveHref} />}
      <Breath>
        <div className={columns}>
          <div className={reading}>
            <div className={heading} />
            <div className={lines}>
              {[100, 96, 98, 61, 94, 72].map((width, place) => (
                <div key={place} className={line} style={{ inlineSize: `${width}%` }} />
              ))}
            </div>
            {[0, 1, 2].map((place) => (
              <div key={place} className={choiceShape} />
            ))}
          </div>
          <div className={side}>
            <div className={members}>
              {[0, 1].map((place) => (
                <div key={place} className={member}>
                  <div className={arch} />
                  <div className={memberLine} />
                </div>
              ))}
            </div>
          </div>
        </div>
      </Breath>
    </>
  );
}
