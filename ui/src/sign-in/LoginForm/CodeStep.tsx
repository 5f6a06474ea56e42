import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CodeField } from '../../primitives/CodeField/CodeField';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { IdentifierField } from './IdentifierField';
import { LoginTerms } from './LoginTerms';
import { ResendCode } from './ResendCode';
import { SignInButton } from './SignInButton';
import { StepForm } from './StepForm';
import { fields, link } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-words';

/** The code that was sent, or a password in its place (Specification §4). */
export function CodeStep(props: LoginFormProps) {
  const { values, onChange, problem, pending, resendIn, onResend, onSignIn, outboxHref, termsHref } = props;
  const intl = useIntl();
  const isWaiting = pending !== undefined;
  return (
    <StepForm {...props} onSubmit={onSignIn}>
      <div className={fields}>
        <IdentifierField {...props} />
        <CodeField
          label={
            <FormattedMessage
              id="signIn.code"
              defaultMessage="Verification code"
              description="Label of the box for the six digits that were sent"
            />
          }
          name="code"
          value={values.code}
          readOnly={isWaiting}
          error={problemOf('code', problem)}
          hint={<ResendCode pending={pending} resendIn={resendIn} onResend={onResend} />}
          note={outboxHref === undefined ? undefined : <OutboxNote href={outboxHref} />}
          onChange={(code) => onChange({ code })}
        />
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
      <LoginTerms termsHref={termsHref} />
    </StepForm>
  );
}

function OutboxNote({ href }: { readonly href: string }) {
  const toOutbox = (words: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className={link}>
      {words}
    </a>
  );
  return (
    <FormattedMessage
      id="signIn.code.outbox"
      defaultMessage="In development no message leaves this machine: read the code in the <outbox>outbox</outbox>."
      description="Under the code box on a developer's machine; the words between the tags link to the page where messages arrive"
      values={{ outbox: toOutbox }}
    />
  );
}
