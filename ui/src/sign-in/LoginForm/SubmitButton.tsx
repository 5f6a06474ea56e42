import type { ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import type { LoginPending } from '../model';

interface SubmitButtonProps {
  readonly pending: LoginPending | undefined;
  /** What the button starts. */
  readonly starts: LoginPending['kind'];
  /** On the button while that is under way. */
  readonly busyLabel: ReactNode;
  readonly children: ReactNode;
}

/** The button at the end of a step. */
export function SubmitButton({ pending, starts, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="large"
      fullWidth
      disabled={pending !== undefined}
      busy={pending?.kind === starts}
      busyLabel={busyLabel}
    >
      {children}
    </Button>
  );
}
