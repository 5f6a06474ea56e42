import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { skeleton } from './StreakCalendar.css';

/** The calendar before it is known, as high as it will be: what is below does not move. */
export function StreakSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={skeleton} />
      </Breath>
    </>
  );
}
