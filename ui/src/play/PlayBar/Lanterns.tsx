import { FormattedMessage, useIntl } from 'react-intl';

import { spanText, type RoundSpanValue } from '../../content/Counts/round-span';
import { spanAt } from '../../content/Counts/span-at';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { lampCount, litLamps } from './lamps';
import { counter, lamp, row } from './Lanterns.css';

interface LanternsProps {
  /** From 1. */
  readonly round: number;
  readonly span: RoundSpanValue;
  readonly hasEnded: boolean;
}

/** How far a story is: a row of lanterns, all of which are lit when it ends, and the words that say so. */
export function Lanterns({ round, span, hasEnded }: LanternsProps) {
  const count = lampCount(span.rounds);
  const lit = hasEnded ? count : litLamps(round, span.rounds);
  const rounds = spanText(useIntl().locale, spanAt({ round, hasEnded }, span));
  return (
    <p className={counter}>
      {count > 0 && (
        <span aria-hidden="true" className={row}>
          {Array.from({ length: count }, (_, place) => (
            <Lamp key={place} state={lampState(place, lit, hasEnded)} />
          ))}
        </span>
      )}
      {rounds !== null ? (
        <FormattedMessage
          id="play.roundOf"
          defaultMessage="Round {round, number} of {rounds}"
          description="How far a story is; {rounds} is how many it has, such as “8”, “8–9”, or “~8” where that is not known exactly"
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
