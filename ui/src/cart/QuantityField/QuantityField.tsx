import { useId, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../../primitives/Button/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { box, input } from './QuantityField.css';
import { readDigit } from './read-digit';

const least = 1;
const most = 9;

interface QuantityFieldProps {
  /** What there are so many of; names the field. */
  readonly label: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/**
 * How many there are, from 1 to 9: a number to type or to step.
 *
 * **Use** for the quantity of a line that is about to be bought.
 *
 * **Avoid** it for removing: that has words of its own beside it.
 *
 * **Accessibility** A spin button with the name of the line. The arrow keys step, a digit sets it; the two buttons are out of
 * the tab order, as the keys do the same.
 */
export function QuantityField({ label, quantity, onQuantity }: QuantityFieldProps) {
  const intl = useIntl();
  const id = useId();
  const set = (wanted: number) => {
    const next = Math.min(most, Math.max(least, wanted));
    if (next !== quantity) onQuantity(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, Home: least, End: most }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className={box}>
      <IconButton
        icon="minus"
        tabIndex={-1}
        disabled={quantity <= least}
        onClick={() => set(quantity - 1)}
        label={intl.formatMessage(
          {
            id: 'cart.quantity.fewer',
            defaultMessage: 'One fewer: {name}',
            description: 'Button at a line of the cart; {name} is what it has, such as “1,000 points”',
          },
          { name: label },
        )}
      />
      <label htmlFor={id}>
        <VisuallyHidden>
          {intl.formatMessage(
            {
              id: 'cart.quantity.label',
              defaultMessage: 'Quantity of {name}',
              description: 'Names the number field at a line of the cart; {name} is such as “1,000 points”',
            },
            { name: label },
          )}
        </VisuallyHidden>
      </label>
      <input
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className={input}
        value={intl.formatNumber(quantity)}
        aria-valuenow={quantity}
        aria-valuemin={least}
        aria-valuemax={most}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => set(readDigit(event.target.value, quantity))}
      />
      <IconButton
        icon="plus"
        tabIndex={-1}
        disabled={quantity >= most}
        onClick={() => set(quantity + 1)}
        label={intl.formatMessage(
          {
            id: 'cart.quantity.more',
            defaultMessage: 'One more: {name}',
            description: 'Button at a line of the cart; {name} is what it has, such as “1,000 points”',
          },
          { name: label },
        )}
      />
    </div>
  );
}
