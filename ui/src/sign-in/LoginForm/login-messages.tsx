import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { LoginStep } from '../model';

export interface StepMessages {
  readonly title: ReactNode;
  readonly sentence: ReactNode;
}

const codeTitles = {
  email: (
    <FormattedMessage
      id="signIn.code.titleEmail"
      defaultMessage="Check your inbox"
      description="Title after a verification code was sent by email"
    />
  ),
  phone: (
    <FormattedMessage
      id="signIn.code.titlePhone"
      defaultMessage="Check your messages"
      description="Title after a verification code was sent to a phone"
    />
  ),
} as const;

const words = {
  identifier: () => ({
    title: (
      <FormattedMessage
        id="signIn.title"
        defaultMessage="Sign in or join"
        description="Title of the sign-in popup and page"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.sentence"
        defaultMessage="Sign in or create an account: we send you a code, no password needed."
        description="Under the title of the sign-in popup: there is no separate registration"
      />
    ),
  }),
  code: (identifier: string) => ({
    title: codeTitles[identifier.includes('@') ? 'email' : 'phone'],
    sentence: (
      <FormattedMessage
        id="signIn.code.sentence"
        defaultMessage="We sent a code to {identifier}. It works for ten minutes."
        description="Under the title after a code was sent; identifier is an email or a phone number"
        values={{ identifier: <bdi>{identifier}</bdi> }}
      />
    ),
  }),
  'new-password': (identifier: string) => ({
    title: (
      <FormattedMessage
        id="signIn.newPassword.title"
        defaultMessage="Set a new password"
        description="Title of the step for a forgotten password"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.newPassword.sentence"
        defaultMessage="Enter the code we sent to {identifier} and choose a new password."
        description="Under the title of the step for a forgotten password; identifier is an email or a phone number"
        values={{ identifier: <bdi>{identifier}</bdi> }}
      />
    ),
  }),
  wallet: () => ({
    title: (
      <FormattedMessage
        id="signIn.wallets.title"
        defaultMessage="Connect a wallet"
        description="Title of the list of crypto wallets to sign in with"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.wallets.sentence"
        defaultMessage="You sign a short text. It is free and moves nothing."
        description="Under the title of the list of wallets: what signing in with one means"
      />
    ),
  }),
  telegram: () => ({
    title: (
      <FormattedMessage
        id="signIn.telegram.title"
        defaultMessage="Continue with Telegram"
        description="Title of the step that shows Telegram's own button"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.telegram.sentence"
        defaultMessage="Telegram asks you in its own window and gives us your name and picture."
        description="Under the title of the Telegram step: what happens next"
      />
    ),
  }),
  'test-account': () => ({
    title: (
      <FormattedMessage
        id="signIn.testAccount.title"
        defaultMessage="Test account"
        description="Title of the form for the account that testers share"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.testAccount.sentence"
        defaultMessage="Everyone who tests this site shares it: do not enter anything private."
        description="Under the title of the form for the account that testers share"
      />
    ),
  }),
  invitation: () => ({
    title: (
      <FormattedMessage
        id="signIn.invitation.title"
        defaultMessage="Enter your invitation"
        description="Title of the step for the invitation that a new account needs"
      />
    ),
    sentence: (
      <FormattedMessage
        id="signIn.invitation.sentence"
        defaultMessage="A new account needs an invitation here. Paste the link that you were sent."
        description="Under the title of the step for the invitation that a new account needs"
      />
    ),
  }),
} as const satisfies Record<LoginStep, (identifier: string) => StepMessages>;

/** The heading of a step of signing in; `identifier` is what the code was sent to. */
export function loginMessages(step: LoginStep, identifier: string): StepMessages {
  return words[step](identifier);
}
