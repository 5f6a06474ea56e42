import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import { DrawnIcon } from '../Icon/DrawnIcon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ActPrice } from '../ActPrice/ActPrice';
import type { ActPriceValue } from '../ActPrice/act-price-value';
import { pricedWords, tool, words } from './ToolButton.css';

interface ToolButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'disabled' | 'aria-pressed' | 'aria-expanded'
> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly drawing: LucideIcon;
  /** Points along the line of text, and so mirrors with it. */
  readonly pointing?: boolean;
  /** Shows the words beside the sign, except on phones. */
  readonly hasWords?: boolean;
  /** What it costs, where it asks for a reply. */
  readonly price?: ActPriceValue;
}

/**
 * A quiet small button of a conversation: a sign, and its words where there is room.
 *
 * **Use** in the row of tools under a message: regenerate, branch, copy.
 *
 * **Avoid** it for the main act of a view.
 *
 * **Accessibility** `label` names it also where the words are not shown; its price is part of the name. 44 px on touch.
 */
export function ToolButton({ label, drawing, pointing, price, hasWords = false, ...rest }: ToolButtonProps) {
  // A price that is seen belongs to the name: then the name is what stands in the button.
  const isPriced = price !== undefined;
  return (
    <button
      {...rest}
      type="button"
      aria-label={isPriced ? undefined : label}
      title={hasWords ? undefined : label}
      className={tool}
    >
      <DrawnIcon drawing={drawing} size="small" pointing={pointing === true} />
      {hasWords && <span className={isPriced ? pricedWords : words}>{label}</span>}
      {isPriced && !hasWords && <VisuallyHidden>{label}</VisuallyHidden>}
      {isPriced && <ActPrice {...price} />}
    </button>
  );
}
