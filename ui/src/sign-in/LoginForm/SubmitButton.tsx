import type { ReactNode } from 'react';

import { Button } from '../../primitives/Button/Button';
import type { LoginPending } from '../model';

interface SubmitButtonProps {
  readonly pending: LoginPending | undefined;
  readonly starts: LoginPending['kind'];
  readonly busyLabel: ReactNode;
  readonly children: ReactNode;
}

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
