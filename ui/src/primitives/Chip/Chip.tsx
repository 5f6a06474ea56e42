import type { ReactNode } from 'react';

import { chip } from './Chip.css';

export interface ChipProps {
  readonly selected: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A small choice that is on or off. */
export function Chip({ selected, onClick, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} onClick={onClick} className={chip}>
      {children}
    </button>
  );
}
