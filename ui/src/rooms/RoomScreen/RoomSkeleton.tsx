import { Breath } from '../../explore/Breath/Breath';
import { LoadingNote } from '../../explore/LoadingNote/LoadingNote';
import { arch, bubble, row, rows } from './RoomSkeleton.css';

/** A room that is still on its way: windows and what they will say. */
export function RoomSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={rows}>
          {[0, 1, 2].map((place) => (
            <div key={place} className={row}>
              <span className={arch} />
              <span className={bubble} />
            </div>
          ))}
        </div>
      </Breath>
    </>
  );
}
