import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { LoginPending } from '../model';

/** The button that signs in with what was entered. */
export function SignInButton({ pending }: { readonly pending: LoginPending | undefined }) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="large"
      fullWidth
      disabled={pending !== undefined}
      busy={pending?.kind === 'signing-in'}
      busyLabel={
        <FormattedMessage
          id="signIn.submit.busy"
          defaultMessage="Signing in"
          description="On the button while a visitor is being signed in"
        />
      }
    >
      <FormattedMessage
        id="signIn.submit"
        defaultMessage="Sign in"
        description="Button that signs in with the code or the password"
      />
    </Button>
  );
}
