import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoginProblem } from '../model';

const words = {
  identifier: {
    empty: (
      <FormattedMessage
        id="signIn.identifier.empty"
        defaultMessage="Please enter email or phone"
        description="Under the email or phone box when it is empty"
      />
    ),
    nameless: (
      <FormattedMessage
        id="signIn.testAccount.name.empty"
        defaultMessage="Please enter the test account name"
        description="Under the box for the name of the test account when it is empty"
      />
    ),
    invalid: (
      <FormattedMessage
        id="signIn.identifier.invalid"
        defaultMessage="Please enter a valid email or phone"
        description="Under the email or phone box when it holds neither"
      />
    ),
    refused: (
      <FormattedMessage
        id="signIn.identifier.refused"
        defaultMessage="This email or phone was not accepted. Check it and try again."
        description="Under the email or phone box when the server refused it"
      />
    ),
  },
  code: {
    empty: (
      <FormattedMessage
        id="signIn.code.empty"
        defaultMessage="Please enter the verification code"
        description="Under the box of the verification code when it is empty"
      />
    ),
    refused: (
      <FormattedMessage
        id="signIn.code.refused"
        defaultMessage="This code is wrong or has expired. Check it, or send a new one."
        description="Under the box of the verification code when the server refused it"
      />
    ),
    neither: (
      <FormattedMessage
        id="signIn.code.neither"
        defaultMessage="Neither the code nor the password is right. Check them, or send a new code."
        description="Under the box of the verification code when the server refused it, and the password below it too"
      />
    ),
  },
  password: {
    empty: (
      <FormattedMessage
        id="signIn.password.empty"
        defaultMessage="Please enter the password"
        description="Under the password box when it is empty and must not be"
      />
    ),
    weak: (
      <FormattedMessage
        id="signIn.password.weak"
        defaultMessage="This password is too short or too easy to guess. Choose a longer one."
        description="Under the password box of someone new, when the password is too weak"
      />
    ),
    refused: (
      <FormattedMessage
        id="signIn.password.refused"
        defaultMessage="This password is wrong. Check it, or leave it empty and use the code."
        description="Under the password box below that of the verification code, when the password does not fit the email or phone"
      />
    ),
    mismatch: (
      <FormattedMessage
        id="signIn.testAccount.refused"
        defaultMessage="The name or the password is wrong."
        description="Under the password box of the test account when name and password do not fit together"
      />
    ),
  },
  invitation: {
    invalid: (
      <FormattedMessage
        id="signIn.invitation.invalid"
        defaultMessage="Please enter an invitation link or its code"
        description="Under the box for an invitation when it holds neither a link nor a code"
      />
    ),
    refused: (
      <FormattedMessage
        id="signIn.invitation.refused"
        defaultMessage="This invitation does not work. It may have been used or withdrawn, or it may have expired."
        description="Under the box for an invitation when the server refused it"
      />
    ),
  },
} as const;

const wordsOf = (problem: LoginProblem): ReactNode => {
  if (problem.field === 'identifier') return words.identifier[problem.why];
  if (problem.field === 'invitation') return words.invitation[problem.why];
  return problem.field === 'code' ? words.code[problem.why] : words.password[problem.why];
};

/** What stands under a field because of a problem; `undefined` where the problem is another field's. */
export function problemOf(field: LoginProblem['field'], problem: LoginProblem | undefined): ReactNode | undefined {
  return problem?.field === field ? wordsOf(problem) : undefined;
}
