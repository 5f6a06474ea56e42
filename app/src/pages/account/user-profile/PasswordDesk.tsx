import { useState } from 'react';

import type { SignInMethods } from '@fabula/sdk';
import { PasswordForm, RemovePassword } from '@fabula/ui/account';

import { ConfirmationDesk, isFresh } from './ConfirmationDesk';
import { confirmationWays } from './use-confirmation';
import { usePasswordChange } from './use-password-change';
import { usePasswordRemoval } from './use-password-removal';

interface PasswordDeskProps {
  readonly account: SignInMethods;
  readonly act: 'change' | 'remove';
  readonly onClose: () => void;
}

/** Changes or removes the password, after a proof of identity where none is fresh; typed values stay meanwhile. */
export function PasswordDesk({ account, act, onClose }: PasswordDeskProps) {
  const [isProved, setProved] = useState(() => isFresh(account.provedUntil));
  // The list of ways in is read again while this is open: what the desk began with counts.
  const [hadPassword] = useState(account.hasPassword);
  const asksCurrent = act === 'change' && hadPassword;
  const [isForgotten, setForgotten] = useState(false);
  const onUnproved = () => {
    setProved(false);
    setForgotten(true);
  };
  const change = usePasswordChange({ hasPassword: asksCurrent && !isForgotten, onSaved: onClose, onUnproved });
  const removal = usePasswordRemoval({ onRemoved: onClose, onUnproved });
  const ways = confirmationWays(account);
  const codes = ways.filter((way) => way !== 'password');
  const [first = 'email'] = act === 'change' ? codes : ways;

  if (!isProved && (!asksCurrent || isForgotten)) {
    return <ConfirmationDesk account={account} first={first} onConfirmed={() => setProved(true)} onCancel={onClose} />;
  }
  if (act === 'remove') return <RemovePassword {...removal} onCancel={onClose} />;
  return (
    <PasswordForm
      {...change}
      hasPassword={asksCurrent && !isForgotten}
      onForgotten={codes.length > 0 ? () => setForgotten(true) : undefined}
      onCancel={onClose}
    />
  );
}
