import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ConfirmationFailure, ConfirmationProblem } from '../model';

export const confirmationProblemMessages = {
  'password-empty': (
    <FormattedMessage
      id="userProfile.password.currentEmpty"
      defaultMessage="Please enter your current password"
      description="Under the field for the current password when it is empty"
    />
  ),
  'password-wrong': (
    <FormattedMessage
      id="userProfile.password.currentWrong"
      defaultMessage="This is not your current password"
      description="Under the field for the current password when it is wrong"
    />
  ),
  'code-empty': (
    <FormattedMessage
      id="userProfile.confirm.codeEmpty"
      defaultMessage="Please enter the code"
      description="Under the field for the code with which an owner confirms that it is them, when it is empty"
    />
  ),
  'code-wrong': (
    <FormattedMessage
      id="userProfile.confirm.codeWrong"
      defaultMessage="This code is wrong or has expired. Check it, or send a new one."
      description="Under the field for the code with which an owner confirms that it is them, when the server refused it"
    />
  ),
} as const satisfies Record<ConfirmationProblem, ReactNode>;

export const confirmationFailureMessages = {
  'too-many-tries': (
    <FormattedMessage
      id="userProfile.password.tooManyTries"
      defaultMessage="Too many tries. Please wait a few minutes."
      description="In the password form, when wrong passwords were tried too often"
    />
  ),
  'not-sent': (
    <FormattedMessage
      id="userProfile.confirm.notSent"
      defaultMessage="The code was not sent. Try again."
      description="When a code with which an owner confirms that it is them could not be sent"
    />
  ),
  'wallet-refused': (
    <FormattedMessage
      id="userProfile.confirm.walletRefused"
      defaultMessage="The wallet did not sign. Unlock it and try again."
      description="When a wallet with which an owner confirms that it is them was closed, locked or refused to sign"
    />
  ),
  'wallet-other': (
    <FormattedMessage
      id="userProfile.confirm.walletOther"
      defaultMessage="This wallet does not sign in to your account. Choose the account in it that you use here."
      description="When the wallet with which an owner wanted to confirm that it is them signed with an account that is not theirs here"
    />
  ),
  unknown: (
    <FormattedMessage
      id="userProfile.confirm.failed"
      defaultMessage="That did not work. Try again."
      description="When an owner could not confirm that it is them for an unknown reason"
    />
  ),
} as const satisfies Record<ConfirmationFailure, ReactNode>;
