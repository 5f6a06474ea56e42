import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { CoinStacks } from '../../shop/CoinStacks/CoinStacks';
import { formatMoney } from '../../shop/money';
import type { CartLineValue, RemovedLine } from '../model';
import { QuantityField } from '../QuantityField/QuantityField';
import { amount as amountStyle, art, list, line as lineStyle, name, note, remove, steps, words } from './CartLines.css';
import { RemovedRow } from './RemovedRow';

interface CartLinesProps {
  readonly lines: readonly CartLineValue[];
  /** What a reply in a chat costs; 0 leaves the comparison out. */
  readonly replyPoints: number;
  readonly onQuantity: (line: CartLineValue, quantity: number) => void;
  readonly onRemove: (line: CartLineValue) => void;
  /** The line that was removed last. */
  readonly removed: RemovedLine | undefined;
  readonly onUndo: () => void;
}

/** What is in the cart. In place of the line that was removed last stands the way to bring it back. */
export function CartLines({ lines, removed, onUndo, ...acts }: CartLinesProps) {
  const rows = lines.map((line, index) => <Line key={line.offerId} line={line} rank={index} {...acts} />);
  if (removed !== undefined) {
    rows.splice(removed.index, 0, <RemovedRow key="removed" points={removed.line.points} onUndo={onUndo} />);
  }
  return <ul className={list}>{rows}</ul>;
}

interface LineProps extends Pick<CartLinesProps, 'replyPoints' | 'onQuantity' | 'onRemove'> {
  readonly line: CartLineValue;
  /** Place among the lines, from 0. */
  readonly rank: number;
}

function Line({ line, rank, replyPoints, onQuantity, onRemove }: LineProps) {
  const intl = useIntl();
  const id = useId();
  const { amount, changedFrom, points, price, quantity } = line;
  const title = intl.formatMessage(
    {
      id: 'shop.points',
      defaultMessage: '{points, plural, one {# point} other {# points}}',
      description: 'A number of points',
    },
    { points },
  );
  return (
    <li className={lineStyle} data-gone={price === null || undefined}>
      <div className={art}>
        <CoinStacks rank={rank} />
      </div>
      <div className={words}>
        <h2 id={id} className={name}>
          {title}
        </h2>
        {price === null && (
          <p className={note}>
            <FormattedMessage
              id="cart.line.gone"
              defaultMessage="No longer sold. It does not count."
              description="At a line of the cart whose pack of points is not on offer any more"
            />
          </p>
        )}
        {price !== null && replyPoints > 0 && (
          <p className={note}>
            <FormattedMessage
              id="shop.pack.replies"
              defaultMessage="{count, plural, one {About # reply} other {About # replies}}"
              description="Below a pack of points: how many chat replies it pays for"
              values={{ count: Math.floor(points / replyPoints) }}
            />
          </p>
        )}
        {price !== null && changedFrom !== null && (
          <p className={note} data-changed="true">
            <FormattedMessage
              id="cart.line.changed"
              defaultMessage="The price has changed from {before} to {now}."
              description="At a line of the cart: the price of one pack is another than when it was put in"
              values={{ before: formatMoney(intl, changedFrom), now: formatMoney(intl, price) }}
            />
          </p>
        )}
      </div>
      <div className={steps}>
        {price !== null && (
          <QuantityField label={title} quantity={quantity} onQuantity={(next) => onQuantity(line, next)} />
        )}
        <span className={remove}>
          <TextButton aria-describedby={id} onClick={() => onRemove(line)}>
            <DrawnIcon drawing={Trash2} size="small" />
            <FormattedMessage
              id="cart.line.remove"
              defaultMessage="Remove"
              description="Button that takes a line out of the cart"
            />
          </TextButton>
        </span>
      </div>
      {amount !== null && <p className={amountStyle}>{formatMoney(intl, amount)}</p>}
    </li>
  );
}
