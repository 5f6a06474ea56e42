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

export function Chip({ selected, type = 'button', ...rest }: ChipProps) {
  return <button {...rest} type={type} aria-pressed={selected} className={chip} />;
}
