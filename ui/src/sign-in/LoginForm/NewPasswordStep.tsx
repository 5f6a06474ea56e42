import { FormattedMessage } from 'react-intl';

import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { IdentifierField } from './IdentifierField';
import { fields } from './LoginForm.css';
import { LoginTerms } from './LoginTerms';
import { SentCodeField } from './SentCodeField';
import { SignInButton } from './SignInButton';
import { StepForm } from './StepForm';
import { StepLink } from './StepLink';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';

/** A forgotten password: the code that was sent sets another one and signs in. */
export function NewPasswordStep(props: LoginFormProps) {
  const { values, onChange, problem, pending, onSignIn, onStep, termsHref } = props;
  const isWaiting = pending !== undefined;
  return (
    <StepForm {...props} onSubmit={onSignIn}>
      <div className={fields}>
        <IdentifierField {...props} />
        <SentCodeField {...props} />
        <PasswordField
          label={
            <FormattedMessage
              id="signIn.newPassword"
              defaultMessage="New password"
              description="Label of the password box in the step for a forgotten password"
            />
          }
          name="password"
          autoComplete="new-password"
          value={values.password}
          readOnly={isWaiting}
          error={problemOf('password', problem)}
          note={
            <FormattedMessage
              id="signIn.newPassword.note"
              defaultMessage="At least 8 characters. Your other devices will be signed out."
              description="Under the box for a new password in the step for a forgotten password"
            />
          }
          onChange={(password) => onChange({ password })}
        />
      </div>
      <SignInButton pending={pending}>
        <FormattedMessage
          id="signIn.newPassword.submit"
          defaultMessage="Save and sign in"
          description="Button that sets the new password and signs in"
        />
      </SignInButton>
      <StepLink to="code" pending={pending} onStep={onStep}>
        <FormattedMessage
          id="signIn.newPassword.back"
          defaultMessage="Back to sign-in"
          description="Leaves the step for a forgotten password and goes back to the code"
        />
      </StepLink>
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}
