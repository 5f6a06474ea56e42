import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Coin } from '../Coin/Coin';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ActPriceValue } from './act-price-value';
import { price as priceStyle } from './ActPrice.css';

interface ActPriceProps extends ActPriceValue {
  /** The name of the control says it already: screen readers pass over it here. */
  readonly isNamed?: boolean;
}

const aloud = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/**
 * What a control costs, inside the control: a coin and a number, or that it is free. Screen readers hear the unit too.
 *
 * **Use** inside every control that spends points, before the click.
 *
 * **Avoid** it for balances and for sums of money. A price that stands beside a control is a `PriceTag`.
 *
 * **Accessibility** Read as “4 points” or “free”. Pass `isNamed` where the name of the control has said it.
 */
export function ActPrice({ points, isLacking, isNamed = false }: ActPriceProps) {
  if (points === undefined) return null;
  return (
    <span className={priceStyle} aria-hidden={isNamed || undefined} data-lacking={isLacking || undefined}>
      <Coin size="small" />
      <span>
        <FormattedMessage
          id="price.act"
          defaultMessage="{points, plural, =0 {Free} one {#<aloud> point</aloud>} other {#<aloud> points</aloud>}}"
          description="What a control costs, inside the control after its words; what is in <aloud> is read aloud and not shown"
          values={{ points, aloud }}
        />
      </span>
    </span>
  );
}
