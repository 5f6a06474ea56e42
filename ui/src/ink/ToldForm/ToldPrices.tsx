import { FormattedMessage } from 'react-intl';

import { sentence } from '../InkSource/InkSource.css';
import type { ToldPriceValue } from '../model';

/** What goes on to cost points in a story that the text model tells. */
export function ToldPrices({ begin, ownMove, round }: ToldPriceValue) {
  if (begin === undefined) return null;
  return (
    <>
      <p className={sentence}>
        <FormattedMessage
          id="ink.told.roundPrice"
          defaultMessage="The first round is included. After it, a choice costs {count, plural, one {# point} other {# points}}."
          description="Below the field for the one sentence that a story is made of: what each further round costs after a choice"
          values={{ count: round }}
        />
      </p>
      <p className={sentence}>
        <FormattedMessage
          id="ink.told.ownPrice"
          defaultMessage="A move in your own words costs {count, plural, one {# point} other {# points}}."
          description="Follows the price of a choice: what a round costs that the reader’s own words lead to"
          values={{ count: ownMove }}
        />
      </p>
    </>
  );
}
