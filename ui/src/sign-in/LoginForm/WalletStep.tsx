import { FormattedMessage } from 'react-intl';

import { WalletList } from '../Wallets/WalletList';
import { LoginTerms } from './LoginTerms';
import { OtherWays } from './OtherWays';
import { StepForm } from './StepForm';
import { hint } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';

export function WalletStep(props: LoginFormProps) {
  const { wallets, pending, onWallet, termsHref } = props;
  const isAnyDetected = wallets.some(({ detected }) => detected);
  return (
    <StepForm {...props} onSubmit={() => undefined}>
      <WalletList wallets={wallets} pending={pending} onWallet={onWallet} />
      {!isAnyDetected && (
        <p className={hint}>
          <FormattedMessage
            id="signIn.wallets.none"
            defaultMessage="No wallet was found in this browser. Install one, or open this page in the browser of your wallet."
            description="Under the list of wallets when none of them is installed"
          />
        </p>
      )}
      <OtherWays {...props} />
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}
