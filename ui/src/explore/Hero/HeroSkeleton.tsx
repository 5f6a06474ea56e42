import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { bar, lead, plain } from './HeroSkeleton.css';

export function HeroSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={plain}>
          <div className={bar} />
          <div className={bar} />
          <div className={lead} />
        </div>
      </Breath>
    </>
  );
}
