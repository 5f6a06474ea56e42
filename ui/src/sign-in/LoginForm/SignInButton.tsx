import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoginPending } from '../model';
import { SubmitButton } from './SubmitButton';

interface SignInButtonProps {
  readonly pending: LoginPending | undefined;
  readonly children?: ReactNode;
}

const usualWords = (
  <FormattedMessage
    id="signIn.submit"
    defaultMessage="Sign in"
    description="Button that signs in with the code or the password"
  />
);

export function SignInButton({ pending, children = usualWords }: SignInButtonProps) {
  return (
    <SubmitButton
      pending={pending}
      starts="signing-in"
      busyLabel={
        <FormattedMessage
          id="signIn.submit.busy"
          defaultMessage="Signing in"
          description="On the button while a visitor is being signed in"
        />
      }
    >
      {children}
    </SubmitButton>
  );
}
