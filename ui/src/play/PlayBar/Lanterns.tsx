import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { lampCount, litLamps } from './lamps';
import { counter, lamp, row } from './Lanterns.css';

interface LanternsProps {
  /** From 1. */
  readonly round: number;
  /** Null where it is not fixed. */
  readonly rounds: number | null;
  readonly hasEnded: boolean;
}

/** How far a story is: a row of lanterns, one lit by every round, and the words that say so. */
export function Lanterns({ round, rounds, hasEnded }: LanternsProps) {
  const count = lampCount(rounds);
  const lit = hasEnded ? count : litLamps(round, rounds);
  const isKnown = rounds !== null && round <= rounds;
  return (
    <p className={counter}>
      {count > 0 && (
        <span aria-hidden="true" className={row}>
          {Array.from({ length: count }, (_, place) => (
            <Lamp key={place} state={lampState(place, lit, hasEnded)} />
          ))}
        </span>
      )}
      {isKnown ? (
        <FormattedMessage
          id="play.roundOf"
          defaultMessage="Round {round, number} of {rounds, number}"
          description="How far a story is"
          values={{ round, rounds }}
        />
      ) : (
        <FormattedMessage
          id="play.round"
          defaultMessage="Round {round, number}"
          description="Which round of a story this is, where it is not known how many there are"
          values={{ round }}
        />
      )}
      {hasEnded && (
        <VisuallyHidden>
          <FormattedMessage
            id="play.ended"
            defaultMessage="The story has ended."
            description="Read aloud behind the number of the round that ends a story"
          />
        </VisuallyHidden>
      )}
    </p>
  );
}

type LampState = 'dark' | 'lit' | 'newest';

const lampState = (place: number, lit: number, hasEnded: boolean): LampState => {
  if (place >= lit) return 'dark';
  return place === lit - 1 && !hasEnded ? 'newest' : 'lit';
};

function Lamp({ state }: { readonly state: LampState }) {
  return (
    <svg viewBox="0 0 20 28" className={lamp} data-state={state}>
      <path data-part="cord" d="M10 0v4" />
      <path data-part="caps" d="M7 4h6v2H7zM7 22h6v2H7zM9.3 24h1.4v4H9.3z" />
      <path data-part="paper" d="M6.5 6C1.5 10 1.5 18 6.5 22h7c5-4 5-12 0-16z" />
    </svg>
  );
}
