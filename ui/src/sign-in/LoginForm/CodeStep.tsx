import { FormattedMessage, useIntl } from 'react-intl';

import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { IdentifierField } from './IdentifierField';
import { LoginTerms } from './LoginTerms';
import { SentCodeField } from './SentCodeField';
import { SignInButton } from './SignInButton';
import { StepForm } from './StepForm';
import { StepLink } from './StepLink';
import { fields } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';

/** The code that was sent, or a password in its place (Product §4.6). */
export function CodeStep(props: LoginFormProps) {
  const { values, onChange, problem, pending, onSignIn, onStep, termsHref } = props;
  const intl = useIntl();
  const isWaiting = pending !== undefined;
  return (
    <StepForm {...props} onSubmit={onSignIn}>
      <div className={fields}>
        <IdentifierField {...props} />
        <SentCodeField {...props} />
        <PasswordField
          label={
            <FormattedMessage
              id="signIn.password"
              defaultMessage="Password"
              description="Label of the password box of the sign-in form"
            />
          }
          name="password"
          autoComplete="current-password"
          hint={
            <FormattedMessage
              id="signIn.password.optional"
              defaultMessage="Optional"
              description="Beside the label of the password box: it may stay empty"
            />
          }
          placeholder={intl.formatMessage({
            id: 'signIn.password.placeholder',
            defaultMessage: 'Use it instead of the code',
            description: 'In the empty password box of the sign-in form: a password makes the code unnecessary',
          })}
          value={values.password}
          readOnly={isWaiting}
          error={problemOf('password', problem)}
          onChange={(password) => onChange({ password })}
        />
      </div>
      <SignInButton pending={pending} />
      <StepLink to="new-password" pending={pending} onStep={onStep}>
        <FormattedMessage
          id="signIn.forgot"
          defaultMessage="Forgot your password?"
          description="Below the sign-in form with a code: leads to setting a new password with the code"
        />
      </StepLink>
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}
