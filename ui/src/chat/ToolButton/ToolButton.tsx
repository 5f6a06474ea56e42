import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { tool, words } from './ToolButton.css';

interface ToolButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'disabled' | 'aria-pressed' | 'aria-expanded'
> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What the button does, in words. */
  readonly label: string;
  readonly drawing: LucideIcon;
  /** Points along the line of text, and so mirrors with it. */
  readonly pointing?: boolean;
  /** Shows the words beside the sign, except on phones. */
  readonly hasWords?: boolean;
}

/** A quiet small button of a conversation: a sign, and its words where there is room. */
export function ToolButton({ label, drawing, pointing, hasWords = false, ...rest }: ToolButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} title={hasWords ? undefined : label} className={tool}>
      <DrawnIcon drawing={drawing} size="small" pointing={pointing === true} />
      {hasWords && <span className={words}>{label}</span>}
    </button>
  );
}
