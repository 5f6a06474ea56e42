import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Wallet } from 'lucide-react';
import { RegistrationNote } from '../Invitation/RegistrationNote';
import { ProviderGrid } from '../Providers/ProviderGrid';
import { SingleSignOn } from '../Providers/SingleSignOn';
import { CountryField } from './CountryField';
import { IdentifierField } from './IdentifierField';
import { LoginTerms } from './LoginTerms';
import { StepForm } from './StepForm';
import { StepLink } from './StepLink';
import { SubmitButton } from './SubmitButton';
import { divider, ways } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';

/** Who it is: an email or a phone, another party, or a wallet. */
export function IdentifierStep(props: LoginFormProps) {
  const { hasCodes = true, pending, providers, registration, singleSignOn, wallets, testAccount } = props;
  const { onProvider, onSingleSignOn, onNext, onStep, termsHref } = props;
  const isWaiting = pending !== undefined;
  const hasOthers = providers.length > 0 || wallets.length > 0;
  return (
    <StepForm {...props} onSubmit={onNext}>
      {registration !== undefined && (
        <RegistrationNote registration={registration} disabled={isWaiting} onEnter={() => onStep('invitation')} />
      )}
      {hasCodes && <CodeFields {...props} />}
      {hasCodes && (hasOthers || singleSignOn !== undefined) && (
        <p className={divider}>
          <FormattedMessage
            id="signIn.others"
            defaultMessage="or continue with"
            description="Between the email or phone box and the other ways to sign in"
          />
        </p>
      )}
      <div className={ways}>
        {singleSignOn !== undefined && (
          <SingleSignOn
            label={singleSignOn}
            isOnly={!hasCodes && !hasOthers}
            pending={pending}
            onPress={onSingleSignOn}
          />
        )}
        <ProviderGrid providers={providers} pending={pending} onProvider={onProvider} onStep={onStep} />
        {wallets.length > 0 && (
          <Button size="large" fullWidth disabled={isWaiting} onClick={() => onStep('wallet')}>
            <DrawnIcon drawing={Wallet} />
            <FormattedMessage
              id="signIn.wallet"
              defaultMessage="Connect a wallet"
              description="Button that leads to the list of crypto wallets to sign in with; also the title of that list"
            />
          </Button>
        )}
      </div>
      {testAccount && (
        <StepLink to="test-account" pending={pending} onStep={onStep}>
          <FormattedMessage
            id="signIn.testAccount"
            defaultMessage="Use the test account"
            description="Leads to the form for the account that testers share"
          />
        </StepLink>
      )}
      <LoginTerms termsHref={termsHref} withRegistration={hasCodes && registration === undefined} />
    </StepForm>
  );
}

function CodeFields(props: LoginFormProps) {
  const { countries, pending } = props;
  return (
    <>
      <IdentifierField {...props} />
      {countries !== undefined && <CountryField {...countries} disabled={pending !== undefined} />}
      <SubmitButton
        pending={pending}
        starts="sending-code"
        busyLabel={
          <FormattedMessage
            id="signIn.next.busy"
            defaultMessage="Sending the code"
            description="On the button while a verification code is being sent"
          />
        }
      >
        <FormattedMessage
          id="signIn.next"
          defaultMessage="Next"
          description="Button that sends a verification code to the email or phone"
        />
        <Icon name="forward" />
      </SubmitButton>
    </>
  );
}
