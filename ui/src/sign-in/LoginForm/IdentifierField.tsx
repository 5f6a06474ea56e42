import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import { TextField } from '../../primitives/TextField/TextField';
import type { LoginFormProps } from './login-form-props';
import { problemOf } from './problem-messages';

/** Where the code goes. Once it is sent the value is locked, with a way to change it (Product §4.6). */
export function IdentifierField({ step, values, onChange, problem, pending, onStep }: LoginFormProps) {
  const isLocked = step === 'code' || step === 'new-password';
  return (
    <TextField
      label={
        <FormattedMessage
          id="signIn.identifier"
          defaultMessage="Email or phone"
          description="Label of the box for an email address or a phone number"
        />
      }
      name="username"
      value={values.identifier}
      locked={isLocked}
      readOnly={pending !== undefined}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      dir="ltr"
      error={problemOf('identifier', problem)}
      hint={
        isLocked ? (
          <TextButton disabled={pending !== undefined} onClick={() => onStep('identifier')}>
            <FormattedMessage
              id="signIn.identifier.change"
              defaultMessage="Change"
              description="Unlocks the email or phone after a code was sent to it"
            />
          </TextButton>
        ) : undefined
      }
      onChange={(identifier) => onChange({ identifier })}
    />
  );
}
