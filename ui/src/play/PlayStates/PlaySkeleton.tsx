import { Breath } from '../../explore/Breath/Breath';
import { LoadingNote } from '../../explore/LoadingNote/LoadingNote';
import { columns, reading, side } from '../PlayScreen/PlayScreen.css';
import { arch, barShape, choiceShape, heading, line, lines, member, memberLine, members } from './PlaySkeleton.css';

/** A round that is on its way, in its shapes: it stands in a `PlayRoom`. */
export function PlaySkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={barShape} />
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
