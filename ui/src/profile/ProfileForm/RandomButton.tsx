import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { random } from './ProfileForm.css';

interface RandomButtonProps {
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function RandomButton({ disabled, onClick, children }: RandomButtonProps) {
  return (
    <span className={random}>
      <Button tone="quiet" size="small" disabled={disabled} onClick={onClick}>
        <DrawnIcon drawing={Dices} />
        <span>{children}</span>
      </Button>
    </span>
  );
}
