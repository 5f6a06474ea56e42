import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { Points } from './bundle-words';
import { hint, problem } from './bundles.css';

/** How buying a bundle stands. */
export type BuyState = 'idle' | 'busy' | 'failed' | 'price-changed';

export interface BundleBuyProps {
  readonly points: number;
  /** The reader’s points; undefined while they are not known, and for a guest. */
  readonly balance: number | undefined;
  /** Buys, or begins signing in. */
  readonly onBuy: () => void;
  readonly state: BuyState;
  /** Where points are bought, and the way back. */
  readonly pointsHref: string;
}

/** The button that buys a bundle, with its price, or the way to the points that lack. */
export function BundleBuy({ points, balance, onBuy, state, pointsHref }: BundleBuyProps) {
  const lacking = balance === undefined ? 0 : Math.max(0, points - balance);
  return (
    <>
      {state === 'price-changed' && (
        <p role="alert" className={problem}>
          <FormattedMessage
            id="bundle.priceChanged"
            defaultMessage="The price has changed. This is the new one; nothing was charged."
            description="At a bundle of stories whose price was changed while the reader was buying it"
          />
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className={problem}>
          <FormattedMessage
            id="bundle.failed"
            defaultMessage="That did not work. Try again: you are never charged twice."
            description="At a bundle of stories that could not be bought"
          />
        </p>
      )}
      {lacking > 0 ? (
        <>
          <p className={hint}>
            <Points points={points} />
          </p>
          <p className={hint}>
            <FormattedMessage
              id="bundle.lacking"
              defaultMessage="You need {points, plural, one {# more point} other {# more points}}."
              description="At a bundle of stories: how many points the reader lacks to buy it"
              values={{ points: lacking }}
            />
          </p>
          <ButtonLink tone="primary" href={pointsHref}>
            <FormattedMessage
              id="bundle.getPoints"
              defaultMessage="Get points"
              description="Link at a bundle of stories that the reader’s points do not cover; leads to the prices of points"
            />
          </ButtonLink>
        </>
      ) : (
        <Button
          tone="primary"
          onClick={onBuy}
          busy={state === 'busy'}
          busyLabel={
            <FormattedMessage
              id="bundle.buying"
              defaultMessage="One moment"
              description="On the button of a bundle of stories while it is bought"
            />
          }
        >
          <FormattedMessage
            id="bundle.buy"
            defaultMessage="Buy for {points, plural, one {# point} other {# points}}"
            description="Button that buys a bundle of stories with points, at once; it names the price"
            values={{ points }}
          />
        </Button>
      )}
    </>
  );
}
