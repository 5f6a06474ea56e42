import { useState } from 'react';

import { ApiError, changePassword } from '@fabula/sdk';
import { invalidateGetSignInMethods, invalidateListSessions } from '@fabula/sdk/react';
import {
  findPasswordProblem,
  passwordSaved,
  type PasswordFailure,
  type PasswordProblem,
  type PasswordValues,
} from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { needsProof } from './needs-proof';

const empty: PasswordValues = { currentPassword: '', newPassword: '' };

function refusedPassword(cause: unknown): PasswordProblem | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 400) return undefined;
  if (cause.field === 'currentPassword') return { field: 'currentPassword', why: 'refused' };
  return cause.field === 'newPassword' ? { field: 'newPassword', why: 'refused' } : undefined;
}

const failureOf = (cause: unknown): PasswordFailure =>
  cause instanceof ApiError && cause.status === 429 ? 'too-many-tries' : 'unknown';

interface PasswordChangeParts {
  readonly hasPassword: boolean;
  readonly onSaved: () => void;
  readonly onUnproved: () => void;
}

/** The password form's state. A failure keeps what was typed. */
export function usePasswordChange({ hasPassword, onSaved, onUnproved }: PasswordChangeParts) {
  const { queries, toasts } = useApp();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<PasswordProblem>();
  const [failure, setFailure] = useState<PasswordFailure>();
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const found = findPasswordProblem(values, hasPassword);
    setProblem(found);
    setFailure(undefined);
    if (found !== undefined) return;
    setSaving(true);
    try {
      const { currentPassword, newPassword } = values;
      // The answer brings a new credential for this device, which the SDK stores.
      await changePassword(hasPassword ? { currentPassword, newPassword } : { newPassword });
      toasts.show(passwordSaved());
      onSaved();
      await Promise.all([invalidateGetSignInMethods(queries.account), invalidateListSessions(queries.account)]);
    } catch (cause) {
      console.warn('The password could not be changed', cause);
      if (needsProof(cause)) {
        onUnproved();
        return;
      }
      const refused = refusedPassword(cause);
      setProblem(refused);
      setFailure(refused === undefined ? failureOf(cause) : undefined);
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    problem,
    failure,
    saving: isSaving,
    onChange: (patch: Partial<PasswordValues>) => {
      setValues((before) => ({ ...before, ...patch }));
      setProblem((before) => (before !== undefined && before.field in patch ? undefined : before));
      setFailure(undefined);
    },
    onSave: () => void save(),
  };
}
