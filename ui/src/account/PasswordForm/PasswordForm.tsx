import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import type { PasswordProblem, PasswordValues } from '../model';
import { failureWords, passwordProblemText, type PasswordFailure } from './password-problem-text';
import { actions, failure, form } from './PasswordForm.css';

interface PasswordFormProps {
  readonly values: PasswordValues;
  readonly onChange: (patch: Partial<PasswordValues>) => void;
  /** Whether the present password has to be given. */
  readonly hasPassword: boolean;
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
        <PasswordField
          label={
            <FormattedMessage
              id="userProfile.password.current"
              defaultMessage="Current password"
              description="Label of the field for the password that is in use"
            />
          }
          name="currentPassword"
          autoComplete="current-password"
          value={values.currentPassword}
          onChange={(currentPassword) => onChange({ currentPassword })}
          error={errorOf('currentPassword')}
          readOnly={saving}
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
      {props.failure !== undefined && !saving && (
        <p role="alert" className={failure}>
          <Icon name="warning" />
          {failureWords[props.failure]}
        </p>
      )}
      <div className={actions}>
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
        <Button tone="quiet" disabled={saving} onClick={props.onCancel}>
          <FormattedMessage
            id="account.form.cancel"
            defaultMessage="Cancel"
            description="Button that leaves the profile form without saving"
          />
        </Button>
      </div>
    </form>
  );
}
