import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { chip } from './Chip.css';

export interface ChipProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'onClick' | 'aria-pressed'
> {
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A filter that is on or off, one of several side by side.
 *
 * **Use** for tags and quick filters, of which any number may be on.
 *
 * **Avoid** it where exactly one must be chosen: that is a `SegmentedControl`. A label that cannot be pressed is plain text.
 *
 * **Accessibility** A toggle button: `aria-pressed` says whether it is on, so the words stay the same either way.
 */
export function Chip({ selected, type = 'button', ...rest }: ChipProps) {
  return <button {...rest} type={type} aria-pressed={selected} className={chip} />;
}
