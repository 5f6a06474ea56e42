import { FormattedMessage } from 'react-intl';

import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import { LoginTerms } from './LoginTerms';
import { OtherWays } from './OtherWays';
import { SignInButton } from './SignInButton';
import { StepForm } from './StepForm';
import { fields } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';

/** The account that testers share: its name and its password. */
export function TestAccountStep(props: LoginFormProps) {
  const { values, onChange, problem, pending, onSignIn, termsHref } = props;
  const isWaiting = pending !== undefined;
  return (
    <StepForm {...props} onSubmit={onSignIn}>
      <div className={fields}>
        <TextField
          label={
            <FormattedMessage
              id="signIn.testAccount.name"
              defaultMessage="Test account"
              description="Label of the box for the name of the account that testers share"
            />
          }
          name="username"
          value={values.identifier}
          readOnly={isWaiting}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={problemOf('identifier', problem)}
          onChange={(identifier) => onChange({ identifier })}
        />
        <PasswordField
          label={
            <FormattedMessage
              id="signIn.testAccount.password"
              defaultMessage="Test password"
              description="Label of the box for the password of the account that testers share"
            />
          }
          name="password"
          autoComplete="current-password"
          value={values.password}
          readOnly={isWaiting}
          error={problemOf('password', problem)}
          onChange={(password) => onChange({ password })}
        />
      </div>
      <SignInButton pending={pending} />
      <OtherWays {...props} />
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}
