import { useEffect, useRef, type ComponentType } from 'react';

import type { LoginStep } from '../model';
import { CodeStep } from './CodeStep';
import { IdentifierStep } from './IdentifierStep';
import { InvitationStep } from './InvitationStep';
import { NewPasswordStep } from './NewPasswordStep';
import { TelegramStep } from './TelegramStep';
import { TestAccountStep } from './TestAccountStep';
import { WalletStep } from './WalletStep';
import type { LoginFormProps } from './login-form-props';

const steps = {
  identifier: IdentifierStep,
  code: CodeStep,
  'new-password': NewPasswordStep,
  wallet: WalletStep,
  telegram: TelegramStep,
  'test-account': TestAccountStep,
  invitation: InvitationStep,
} as const satisfies Record<LoginStep, ComponentType<LoginFormProps>>;

/** What has the focus when a step begins: its first open field, or else its first button. */
const firstOf = (step: HTMLElement): HTMLElement | null =>
  step.querySelector<HTMLElement>('input:enabled') ?? step.querySelector<HTMLElement>('button:enabled');

/** The login stage of signing in, step by step (Product §2.3, §4). */
export function LoginForm(props: LoginFormProps) {
  const { step } = props;
  const Step = steps[step];
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (place.current !== null) firstOf(place.current)?.focus();
  }, [step]);
  return (
    <div ref={place}>
      <Step {...props} />
    </div>
  );
}
