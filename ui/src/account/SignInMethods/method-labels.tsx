import { FlaskConical, KeyRound, Mail, Phone, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { providerNames } from '../../sign-in/Providers/provider-names';
import type { SignInMethodKind } from '../model';

/** What each way in is called. Parties and wallets call themselves the same in every language. */
export const methodNames = {
  email: (
    <FormattedMessage
      id="userProfile.method.email"
      defaultMessage="Email"
      description="In the list of ways to sign in: by a code or a password with an email address"
    />
  ),
  phone: (
    <FormattedMessage
      id="userProfile.method.phone"
      defaultMessage="Phone"
      description="In the list of ways to sign in: by a code or a password with a phone number"
    />
  ),
  ...providerNames,
  metamask: 'MetaMask',
  phantom: 'Phantom',
  oidc: (
    <FormattedMessage
      id="userProfile.method.oidc"
      defaultMessage="Single sign-on"
      description="In the list of ways to sign in: the OpenID provider of those who run the site"
    />
  ),
  test: (
    <FormattedMessage
      id="userProfile.method.test"
      defaultMessage="Test account"
      description="In the list of ways to sign in: the account that testers share"
    />
  ),
} as const satisfies Record<SignInMethodKind, ReactNode>;

export const methodIcons = {
  email: Mail,
  phone: Phone,
  metamask: Wallet,
  phantom: Wallet,
  oidc: KeyRound,
  test: FlaskConical,
} as const satisfies Partial<Record<SignInMethodKind, LucideIcon>>;
