import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { LoginPending, SignInParty, WalletChoice } from '../model';
import { providerNames } from '../Providers/provider-names';

interface SignInStatusProps {
  readonly pending: LoginPending | undefined;
  readonly wallets: readonly WalletChoice[];
}

const busy = {
  'sending-code': (
    <FormattedMessage
      id="signIn.status.sendingCode"
      defaultMessage="Sending the code"
      description="Read aloud while a verification code is being sent"
    />
  ),
  'signing-in': (
    <FormattedMessage
      id="signIn.status.signingIn"
      defaultMessage="Signing in"
      description="Read aloud while a visitor is being signed in"
    />
  ),
  'checking-invitation': (
    <FormattedMessage
      id="signIn.status.checkingInvitation"
      defaultMessage="Checking the invitation"
      description="Read aloud while the server looks whether an invitation works"
    />
  ),
} as const;

function providerStatus(provider: SignInParty): ReactNode {
  if (provider === 'oidc') {
    return (
      <FormattedMessage
        id="signIn.status.singleSignOn"
        defaultMessage="Opening the sign-in page"
        description="Read aloud while the page of the operator's own provider is being opened"
      />
    );
  }
  return (
    <FormattedMessage
      id="signIn.status.provider"
      defaultMessage="Opening {provider}"
      description="Read aloud while the page of Google, Apple or another party is being opened"
      values={{ provider: providerNames[provider] }}
    />
  );
}

function statusOf(pending: LoginPending, wallets: readonly WalletChoice[]): ReactNode {
  if (pending.kind === 'provider') return providerStatus(pending.provider);
  if (pending.kind === 'wallet') {
    return (
      <FormattedMessage
        id="signIn.status.wallet"
        defaultMessage="Waiting for {wallet}"
        description="Read aloud while a wallet asks its owner to sign"
        values={{ wallet: wallets.find(({ id }) => id === pending.walletId)?.name ?? '' }}
      />
    );
  }
  return busy[pending.kind];
}

/** Says what is under way to those who do not see it. */
export function SignInStatus({ pending, wallets }: SignInStatusProps) {
  return (
    <VisuallyHidden>
      <span role="status">{pending !== undefined && statusOf(pending, wallets)}</span>
    </VisuallyHidden>
  );
}
