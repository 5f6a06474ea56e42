import { useState } from 'react';

import type { SignInMethods } from '@fabula/sdk';
import { ConfirmOwner, PasswordForm, RemovePassword, type ConfirmationWay } from '@fabula/ui/account';

import { useConfirmation, confirmationWays } from './use-confirmation';
import { usePasswordChange } from './use-password-change';
import { usePasswordRemoval } from './use-password-removal';

interface PasswordDeskProps {
  readonly account: SignInMethods;
  readonly act: 'change' | 'remove';
  readonly onClose: () => void;
}

interface ConfirmationDeskProps {
  readonly account: SignInMethods;
  readonly first: ConfirmationWay;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

function ConfirmationDesk({ account, first, onConfirmed, onCancel }: ConfirmationDeskProps) {
  return <ConfirmOwner {...useConfirmation(account, first, onConfirmed)} onCancel={onCancel} />;
}

const isFresh = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now();

/**
 * Changes or removes the password. Where there is no fresh proof of who it is, it asks for one first; the present password
 * in the form for another one is a proof by itself. What was typed stays while the owner confirms.
 */
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
