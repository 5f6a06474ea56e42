import type { LucideIcon } from 'lucide-react';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { barButton } from './ReadingBar.css';

interface BarButtonProps {
  readonly label: string;
  readonly drawing: LucideIcon;
  /** Points along the line of text, and so mirrors with it. */
  readonly pointing?: boolean;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

export function BarButton({ label, drawing, pointing = false, isMain, isPressed, isOff, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={barButton}
      aria-label={label}
      title={label}
      aria-expanded={isPressed}
      aria-disabled={isOff === true || undefined}
      data-main={isMain === true || undefined}
      onClick={() => {
        if (isOff !== true) onClick();
      }}
    >
      <DrawnIcon drawing={drawing} pointing={pointing} />
    </button>
  );
}
