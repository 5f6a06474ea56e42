import type { PasswordProblem, PasswordValues } from '../model';
import { charactersIn } from '../../profile/ProfileForm/profile-limits';

/** How long a new password is, in characters (contract, `PasswordChangeForm`). */
const shortest = 8;
const longest = 128;

/** The first thing that keeps a password from being saved; `undefined` when nothing does. */
export function findPasswordProblem(values: PasswordValues, hasPassword: boolean): PasswordProblem | undefined {
  if (hasPassword && values.currentPassword === '') return { field: 'currentPassword', why: 'empty' };
  const length = charactersIn(values.newPassword);
  if (length < shortest) return { field: 'newPassword', why: 'too-short' };
  if (length > longest) return { field: 'newPassword', why: 'too-long' };
  return undefined;
}
