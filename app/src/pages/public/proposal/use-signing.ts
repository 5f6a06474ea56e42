import { useRef, useState } from 'react';

import { ApiError, castBallot, createBallotMessage, type BallotReceipt, type Proposal } from '@fabula/sdk';
import type { SigningProblem, SigningStage } from '@fabula/ui/community';

import { WalletError } from '../../../session/sign-in/failures/wallet-error';
import { memberOf } from '../../../session/sign-in/wallets/injected-value';
import { useWallets, walletsOfTab } from '../../../session/sign-in/wallets/use-wallets';

/** The owner of a wallet said no (EIP-1193); Solana wallets use it too. */
const declined = 4001;

function problemOf(error: unknown): SigningProblem {
  if (error instanceof WalletError) {
    if (error.reason === 'no-account') return 'no-account';
    return memberOf(error.cause, 'code') === declined ? 'declined' : 'failed';
  }
  if (!(error instanceof ApiError)) return 'failed';
  if (error.field === 'signature') return 'wrong-signature';
  if (error.field === 'address') return 'used';
  return error.reason === 'CONFLICT' ? 'closed' : 'failed';
}

interface SigningParts {
  readonly proposal: Pick<Proposal, 'proposalId' | 'textHash'>;
  readonly choices: readonly number[];
  readonly onCast: (ballot: BallotReceipt) => void;
  readonly onClose: () => void;
}

/** Casting a ballot that a wallet signs. */
export function useSigning({ proposal: { proposalId, textHash }, choices, onCast, onClose }: SigningParts) {
  const found = useWallets();
  const [stage, setStage] = useState<SigningStage>({ kind: 'ready' });
  /** What a wallet signs after the dialog was left is not sent. */
  const attempt = useRef(0);
  return {
    stage,
    wallets: found.filter(({ detected }) => detected),
    close: () => {
      attempt.current += 1;
      onClose();
    },
    sign: async (walletId: string) => {
      const own = (attempt.current += 1);
      const isLeft = () => attempt.current !== own;
      const ballot = { textHash, choices: [...choices] };
      setStage({ kind: 'asking', walletId });
      try {
        const signature = await walletsOfTab().sign(walletId, async (walletType) => {
          return (await createBallotMessage(proposalId, { ...ballot, walletType })).message;
        });
        if (isLeft()) return;
        if (signature === undefined) {
          setStage({ kind: 'ready' });
          return;
        }
        const receipt = await castBallot(proposalId, { ...ballot, signature });
        onCast(receipt);
        if (!isLeft()) setStage({ kind: 'done', address: receipt.signer?.address ?? signature.address });
      } catch (error) {
        if (isLeft()) return;
        console.warn('The ballot could not be signed', error);
        setStage({ kind: 'ready', problem: problemOf(error) });
      }
    },
  };
}
