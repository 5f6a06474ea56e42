import { useState } from 'react';

import type { SignInMethods } from '@fabula/sdk';
import { useGetMembership } from '@fabula/sdk/react';
import { DeleteAccount, SignInAgain } from '@fabula/ui/account';

import { useApp } from '../../../context/use-app';
import { ConfirmationDesk, isFresh } from './ConfirmationDesk';
import { useAccountDeletion } from './use-account-deletion';
import { confirmationWays } from './use-confirmation';

interface DeletionDeskProps {
  readonly account: SignInMethods;
  readonly nickname: string;
  readonly points: number;
  readonly onClose: () => void;
}

/** Leads through the deletion of the account: what it means, a proof of identity where none is fresh, the nickname. */
export function DeletionDesk({ account, nickname, points, onClose }: DeletionDeskProps) {
  const { queries, usesPoints } = useApp();
  const { data: membership } = useGetMembership({ query: { enabled: usesPoints } }, queries.account);
  const [hasRead, setRead] = useState(false);
  const [isProved, setProved] = useState(() => isFresh(account.provedUntil));
  const deletion = useAccountDeletion(nickname, () => setProved(false));
  const [first] = confirmationWays(account);
  const proofOrName = isProved ? 'nickname' : 'proof';
  return (
    <DeleteAccount
      {...deletion}
      open
      step={hasRead ? proofOrName : 'facts'}
      nickname={nickname}
      points={usesPoints ? points : undefined}
      hasMembership={membership !== undefined && membership.state !== 'none' && membership.state !== 'ended'}
      proof={
        first === undefined ? (
          <SignInAgain onContinue={() => setProved(true)} onCancel={onClose} />
        ) : (
          <ConfirmationDesk account={account} first={first} onConfirmed={() => setProved(true)} onCancel={onClose} />
        )
      }
      onContinue={() => setRead(true)}
      onClose={onClose}
    />
  );
}
