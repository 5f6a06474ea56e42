import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { stamp } from '../../content/NewStamp/NewStamp.css';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { CoinStacks } from '../CoinStacks/CoinStacks';
import { formatMoney, pointsPerUnit, unitOf } from '../money';
import type { PackValue } from '../model';
import { StartingCheckout } from '../ShopNotices/StartingCheckout';
import { best, card, detail, gift, mark, points as pointsStyle, unit, value, ways } from './PackCard.css';

interface PackCardProps {
  readonly pack: PackValue;
  /** Place among the packs, from 0. */
  readonly rank: number;
  readonly isBest: boolean;
  /** What a reply in a chat costs; 0 leaves the comparison out. */
  readonly replyPoints: number;
  readonly onBuy: () => void;
  /** Puts one more into the cart; undefined where there is no cart. */
  readonly onAdd?: (() => void) | undefined;
  /** Where the pack is given to another person. */
  readonly giftHref?: string | undefined;
  readonly starting: boolean;
  readonly disabled: boolean;
}

const smaller = (words: ReactNode) => <span className={unit}>{words}</span>;

/** A pack of points on its shelf, with its price on the button that buys it. */
export function PackCard(props: PackCardProps) {
  const { pack, rank, isBest, replyPoints, onBuy, onAdd, giftHref, starting, disabled } = props;
  const intl = useIntl();
  const id = useId();
  const { points, price } = pack;
  return (
    <li className={isBest ? best : card}>
      <CoinStacks rank={rank} />
      <div>
        <h3 id={id} className={pointsStyle}>
          <FormattedMessage
            id="shop.pack.points"
            defaultMessage="{points, number}<unit>{points, plural, one {point} other {points}}</unit>"
            description="Name of a pack of points for sale; the part in <unit> is set smaller"
            values={{ points, unit: smaller }}
          />
        </h3>
        {replyPoints > 0 && (
          <p className={detail}>
            <FormattedMessage
              id="shop.pack.replies"
              defaultMessage="{count, plural, one {About # reply} other {About # replies}}"
              description="Below a pack of points: how many chat replies it pays for"
              values={{ count: Math.floor(points / replyPoints) }}
            />
          </p>
        )}
        <p className={value}>
          <FormattedMessage
            id="shop.pack.value"
            defaultMessage="{points, plural, one {# point} other {# points}} for {unit}"
            description="Below a pack of points: how many points one unit of money buys in it, such as “160 points for $1”"
            values={{ points: pointsPerUnit(intl, pack), unit: formatMoney(intl, unitOf(intl, price.currency), true) }}
          />
        </p>
      </div>
      <div className={ways}>
        <Button
          fullWidth
          onClick={onBuy}
          disabled={disabled}
          aria-describedby={id}
          busy={starting}
          busyLabel={<StartingCheckout />}
        >
          {formatMoney(intl, price)}
        </Button>
        {onAdd !== undefined && (
          <Button tone="quiet" size="small" fullWidth onClick={onAdd} disabled={disabled} aria-describedby={id}>
            <FormattedMessage
              id="shop.cart.add"
              defaultMessage="Add to cart"
              description="Button below the price of a pack of points: puts one into the cart"
            />
          </Button>
        )}
        {giftHref !== undefined && (
          <Link href={giftHref} aria-describedby={id} className={gift}>
            <FormattedMessage
              id="shop.pack.give"
              defaultMessage="Give as a gift"
              description="Link at a pack of points to the form that buys it for another person"
            />
          </Link>
        )}
      </div>
      {isBest && (
        <span className={`${stamp} ${mark}`}>
          <FormattedMessage
            id="shop.pack.best"
            defaultMessage="Best value"
            description="Stamp on the pack with the most points for the money"
          />
        </span>
      )}
    </li>
  );
}
