import { KeyRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { LoginPending } from '../model';

interface SingleSignOnProps {
  /** What the operator calls their provider. */
  readonly label: string;
  /** There is no other way in. */
  readonly isOnly: boolean;
  readonly pending: LoginPending | undefined;
  readonly onPress: () => void;
}

/** Leads to the operator's own provider. */
export function SingleSignOn({ label, isOnly, pending, onPress }: SingleSignOnProps) {
  return (
    <Button
      size="large"
      fullWidth
      tone={isOnly ? 'primary' : 'secondary'}
      disabled={pending !== undefined}
      busy={pending?.kind === 'provider' && pending.provider === 'oidc'}
      busyLabel={
        <FormattedMessage
          id="signIn.singleSignOn.busy"
          defaultMessage="Opening"
          description="On the button of single sign-on while the page of its provider is being opened"
        />
      }
      onClick={onPress}
    >
      <DrawnIcon drawing={KeyRound} />
      <span>
        <FormattedMessage
          id="signIn.singleSignOn"
          defaultMessage="Continue with {provider}"
          description="Button that signs in with the operator's own provider; {provider} is what the operator calls it"
          values={{ provider: <bdi>{label}</bdi> }}
        />
      </span>
    </Button>
  );
}
