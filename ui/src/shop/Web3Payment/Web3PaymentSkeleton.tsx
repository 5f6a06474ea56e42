import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { short, tall } from './Web3PaymentSkeleton.css';
import { page, panels } from './Web3PaymentView.css';

/** A payment on its way, in its true shapes. */
export function Web3PaymentSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={page}>
          <div className={panels}>
            <div className={tall} />
            <div className={tall} />
          </div>
          <div className={short} />
        </div>
      </Breath>
    </>
  );
}
