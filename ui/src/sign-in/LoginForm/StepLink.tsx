import type { ReactNode } from 'react';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { LoginStep } from '../model';
import { centred } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';

interface StepLinkProps extends Pick<LoginFormProps, 'pending' | 'onStep'> {
  readonly to: LoginStep;
  readonly children: ReactNode;
}

export function StepLink({ to, pending, onStep, children }: StepLinkProps) {
  return (
    <div className={centred}>
      <TextButton disabled={pending !== undefined} onClick={() => onStep(to)}>
        {children}
      </TextButton>
    </div>
  );
}
