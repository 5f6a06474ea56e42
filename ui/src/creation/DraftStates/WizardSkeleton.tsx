import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { card, field, fields, skeleton, title } from './WizardSkeleton.css';

/** The wizard before its draft is here: a title, a few fields, the card. */
export function WizardSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={skeleton}>
          <div className={fields}>
            <div className={title} />
            <div className={field} />
            <div className={field} />
            <div className={field} />
          </div>
          <div className={card} />
        </div>
      </Breath>
    </>
  );
}
