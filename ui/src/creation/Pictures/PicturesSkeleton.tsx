import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { skeleton } from './Pictures.css';

/** The room of the form while it is on its way. */
export function PicturesSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={skeleton} />
      </Breath>
    </>
  );
}
