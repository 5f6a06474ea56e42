import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CodeField } from '../../primitives/CodeField/CodeField';
import { link } from './LoginForm.css';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';
import { ResendCode } from './ResendCode';

/** The box for the code that was sent, with the way to another one. */
export function SentCodeField({ values, onChange, problem, pending, resendIn, onResend, outboxHref }: LoginFormProps) {
  return (
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
      readOnly={pending !== undefined}
      error={problemOf('code', problem)}
      hint={<ResendCode pending={pending} resendIn={resendIn} onResend={onResend} />}
      note={outboxHref === undefined ? undefined : <OutboxNote href={outboxHref} />}
      onChange={(code) => onChange({ code })}
    />
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
