import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { LoginFormProps } from './login-form-props';

/** From here on a wait is told in minutes, in seconds. */
const longWait = 100;

export function ResendCode({ pending, resendIn, onResend }: Pick<LoginFormProps, 'pending' | 'resendIn' | 'onResend'>) {
  if (pending?.kind === 'sending-code') {
    return (
      <FormattedMessage
        id="signIn.resend.busy"
        defaultMessage="Sending…"
        description="Beside the code box while another code is being sent"
      />
    );
  }
  if (resendIn >= longWait) {
    return (
      <FormattedMessage
        id="signIn.resend.inMinutes"
        defaultMessage="Send again in {minutes, number} min"
        description="Beside the code box: in how many minutes another code may be sent"
        values={{ minutes: Math.ceil(resendIn / 60) }}
      />
    );
  }
  if (resendIn > 0) {
    return (
      <FormattedMessage
        id="signIn.resend.inSeconds"
        defaultMessage="Send again in {seconds, number} s"
        description="Beside the code box: in how many seconds another code may be sent"
        values={{ seconds: Math.ceil(resendIn) }}
      />
    );
  }
  return (
    <TextButton
      disabled={pending !== undefined}
      onClick={({ currentTarget }) => {
        // The button is about to become a number of seconds: the caret goes where the code will be typed.
        const field = currentTarget.form?.elements.namedItem('code');
        if (field instanceof HTMLElement) field.focus();
        onResend();
      }}
    >
      <FormattedMessage
        id="signIn.resend"
        defaultMessage="Send again"
        description="Beside the code box: sends another code"
      />
    </TextButton>
  );
}
