import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { shape } from './PanelSkeleton.css';

/** What stands in a panel while its content is on its way. */
export function PanelSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={shape} />
      </Breath>
      <Breath>
        <div className={shape} />
      </Breath>
    </>
  );
}
