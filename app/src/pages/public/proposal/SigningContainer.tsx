import { SignDialog } from '@fabula/ui/community';
import type { BallotReceipt, Proposal } from '@fabula/sdk';

import { useSigning } from './use-signing';

export interface SigningProps {
  readonly proposal: Proposal;
  readonly choices: readonly number[];
  readonly onCast: (ballot: BallotReceipt) => void;
  readonly onClose: () => void;
}

/** The dialog in which a wallet signs a ballot; wallets are looked for once it opens. */
export function SigningContainer({ proposal, choices, onCast, onClose }: SigningProps) {
  const { close, sign, stage, wallets } = useSigning({ proposal, choices, onCast, onClose });
  return (
    <SignDialog
      open
      onClose={close}
      options={proposal.options}
      choices={choices}
      wallets={wallets}
      stage={stage}
      onSign={(walletId) => void sign(walletId)}
    />
  );
}
