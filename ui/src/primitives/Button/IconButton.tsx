import type { ButtonHTMLAttributes, Ref } from 'react';

import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { iconButton } from './Button.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** What the button does, in words. */
  readonly label: string;
  readonly icon: IconName;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is an icon alone, named by its label.
 *
 * **Use** where the sign is known by everyone (close, search, menu) and words have no room.
 *
 * **Avoid** it for acts that cost something or cannot be taken back: those have words.
 *
 * **Accessibility** `label` is its name. 40 px high and wide, 44 on phones.
 */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButton}>
      <Icon name={icon} />
    </button>
  );
}
