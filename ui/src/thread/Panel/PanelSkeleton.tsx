import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { shape } from './PanelSkeleton.css';

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
