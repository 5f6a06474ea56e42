import { FormattedMessage } from 'react-intl';
import { ArrowLeft } from 'lucide-react';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { LoginFormProps } from './login-form-props';

/** The way back to where every way in stands. */
export function OtherWays({ pending, onStep }: Pick<LoginFormProps, 'pending' | 'onStep'>) {
  return (
    <Button tone="quiet" fullWidth disabled={pending !== undefined} onClick={() => onStep('identifier')}>
      <DrawnIcon drawing={ArrowLeft} pointing />
      <FormattedMessage
        id="signIn.back"
        defaultMessage="Other ways to sign in"
        description="Leads back from wallets, Telegram or the test account to the first step of signing in"
      />
    </Button>
  );
}
