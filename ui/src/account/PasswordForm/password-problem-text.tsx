import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PasswordProblem } from '../model';

/** Why an attempt failed that no field is to blame for: too many tries, or something unknown. */
export type PasswordFailure = 'too-many-tries' | 'unknown';

export const failureWords = {
  'too-many-tries': (
    <FormattedMessage
      id="userProfile.password.tooManyTries"
      defaultMessage="Too many tries. Please wait a few minutes."
      description="In the password form, when wrong passwords were tried too often"
    />
  ),
  unknown: (
    <FormattedMessage
      id="userProfile.password.failed"
      defaultMessage="The password was not changed. Try again."
      description="In the password form, when saving failed for an unknown reason"
    />
  ),
} as const satisfies Record<PasswordFailure, ReactNode>;

const currentWords = {
  empty: (
    <FormattedMessage
      id="userProfile.password.currentEmpty"
      defaultMessage="Please enter your current password"
      description="Under the field for the current password when it is empty"
    />
  ),
  refused: (
    <FormattedMessage
      id="userProfile.password.currentWrong"
      defaultMessage="This is not your current password"
      description="Under the field for the current password when it is wrong"
    />
  ),
} as const;

const newWords = {
  'too-short': (
    <FormattedMessage
      id="userProfile.password.tooShort"
      defaultMessage="Please use at least 8 characters"
      description="Under the field for a new password that is too short"
    />
  ),
  'too-long': (
    <FormattedMessage
      id="userProfile.password.tooLong"
      defaultMessage="Please use at most 128 characters"
      description="Under the field for a new password that is too long"
    />
  ),
  refused: (
    <FormattedMessage
      id="userProfile.password.guessable"
      defaultMessage="This password is too easy to guess. Please choose another."
      description="Under the field for a new password that the server does not accept because others use it or it is the reader’s own address"
    />
  ),
} as const;

export function passwordProblemText(problem: PasswordProblem): ReactNode {
  return problem.field === 'currentPassword' ? currentWords[problem.why] : newWords[problem.why];
}
