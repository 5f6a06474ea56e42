import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { act, boneButton, boneLine, boneTitle, card, told } from './RoundCard.css';

/** The card of the first round while its story is on its way. */
export function RoundCardSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={card}>
          <div className={told}>
            <div className={boneTitle} />
            {Array.from({ length: 7 }, (_, line) => (
              <div key={line} className={boneLine} />
            ))}
          </div>
          <div className={act}>
            <div className={boneTitle} />
            <div className={boneButton} />
          </div>
        </div>
      </Breath>
    </>
  );
}
