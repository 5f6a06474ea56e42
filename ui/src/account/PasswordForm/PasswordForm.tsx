import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PasswordProblem, PasswordValues } from '../model';
import { CurrentPassword } from './CurrentPassword';
import { FormEnd } from './FormEnd';
import { failureWords, passwordProblemText, type PasswordFailure } from './password-problem-text';
import { form } from './PasswordForm.css';

interface PasswordFormProps {
  readonly values: PasswordValues;
  readonly onChange: (patch: Partial<PasswordValues>) => void;
  readonly hasPassword: boolean;
  /** Leads to another proof than the present password; `undefined` where there is none. */
  readonly onForgotten?: (() => void) | undefined;
  /** A new value takes the focus to its field. */
  readonly problem?: PasswordProblem | undefined;
  /** The last attempt failed, and no field is to blame. */
  readonly failure?: PasswordFailure | undefined;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Sets the first password, or another one: the present one is asked for, and other devices are signed out. */
export function PasswordForm(props: PasswordFormProps) {
  const { values, onChange, hasPassword, problem, saving } = props;
  const formRef = useRef<HTMLFormElement>(null);
  // The form is opened by a button that makes way for it: its first field takes the focus over.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const field = problem === undefined ? null : formRef.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
  }, [problem]);
  const errorOf = (field: keyof PasswordValues): ReactNode =>
    problem?.field === field ? passwordProblemText(problem) : undefined;
  return (
    <form
      ref={formRef}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) props.onSave();
      }}
    >
      {hasPassword && (
        <CurrentPassword
          name="currentPassword"
          value={values.currentPassword}
          onChange={(currentPassword) => onChange({ currentPassword })}
          error={errorOf('currentPassword')}
          readOnly={saving}
          hint={
            props.onForgotten === undefined ? undefined : (
              <TextButton disabled={saving} onClick={props.onForgotten}>
                <FormattedMessage
                  id="userProfile.password.forgotten"
                  defaultMessage="Forgot it?"
                  description="Beside the field for the current password: leads to confirming with a code instead"
                />
              </TextButton>
            )
          }
        />
      )}
      <PasswordField
        label={
          <FormattedMessage
            id="userProfile.password.new"
            defaultMessage="New password"
            description="Label of the field for the password that is to be set"
          />
        }
        name="newPassword"
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(newPassword) => onChange({ newPassword })}
        error={errorOf('newPassword')}
        note={
          <FormattedMessage
            id="userProfile.password.note"
            defaultMessage="At least 8 characters. Your other devices will be signed out."
            description="Under the field for a new password"
          />
        }
        readOnly={saving}
      />
      <FormEnd
        failure={props.failure === undefined ? undefined : failureWords[props.failure]}
        busy={saving}
        onCancel={props.onCancel}
      >
        <Button
          type="submit"
          tone="primary"
          busy={saving}
          busyLabel={
            <FormattedMessage
              id="account.form.saving"
              defaultMessage="Saving"
              description="On the button while the profile is being saved"
            />
          }
        >
          <FormattedMessage
            id="userProfile.password.save"
            defaultMessage="Save password"
            description="Button that sets the new password"
          />
        </Button>
      </FormEnd>
    </form>
  );
}
