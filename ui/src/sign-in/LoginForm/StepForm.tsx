import { useEffect, useRef, type ReactNode } from 'react';

import type { LoginProblem } from '../model';
import { SignInStatus } from './SignInStatus';
import { step as stepStyle } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';

interface StepFormProps extends Pick<LoginFormProps, 'problem' | 'pending' | 'wallets'> {
  /** Enter was pressed in a field, or the button of the step. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

const names = {
  identifier: 'username',
  code: 'code',
  password: 'password',
  invitation: 'invitation',
} as const satisfies Record<LoginProblem['field'], string>;

/** The fields of a step: Enter submits them, and a problem takes the focus to its field. */
export function StepForm({ problem, pending, wallets, onSubmit, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    const field = form.current?.elements.namedItem(names[problem.field]);
    if (field instanceof HTMLElement) field.focus();
  }, [problem]);
  return (
    <form
      ref={form}
      noValidate
      className={stepStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending === undefined) onSubmit();
      }}
    >
      {children}
      <SignInStatus pending={pending} wallets={wallets} />
    </form>
  );
}
