import { Breath } from '../../states/Breath/Breath';
import { shape, skeleton } from './ContinueSkeleton.css';

export function ContinueSkeleton() {
  return (
    <Breath>
      <div className={skeleton}>
        <div className={shape} />
        <div className={shape} />
        <div className={shape} />
      </div>
    </Breath>
  );
}
