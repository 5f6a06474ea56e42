import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Proposal } from '@fabula/sdk/types';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Choices } from '../Choices';
import * as styles from '../community.css';
import type { SigningStage, SigningWallet } from './model';
import { body } from './signing.css';
import { consequences, problems, signWithWallet } from './signing-words';
import { WalletAddress } from './WalletAddress';

export interface SignDialogProps {
  readonly open: boolean;
  /** Also while a wallet is asked: what it signs then is not sent. */
  readonly onClose: () => void;
  readonly options: Proposal['options'];
  /** What is to be signed. */
  readonly choices: readonly number[];
  /** Found in this browser. */
  readonly wallets: readonly SigningWallet[];
  readonly stage: SigningStage;
  readonly onSign: (walletId: string) => void;
}

/** Says what a signature makes public, and asks a wallet for it. */
export function SignDialog({ open, onClose, options, choices, stage, ...rest }: SignDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={signWithWallet}>
      <div className={body}>
        <p className={styles.said}>
          <Choices options={options} choices={choices} />
        </p>
        {stage.kind === 'done' ? (
          <Done address={stage.address} onClose={onClose} />
        ) : (
          <Asking {...rest} stage={stage} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

type AskingProps = Pick<SignDialogProps, 'onClose' | 'onSign' | 'wallets'> & {
  readonly stage: Exclude<SigningStage, { kind: 'done' }>;
};

function Asking({ wallets, stage, onSign, onClose }: AskingProps) {
  const problem = stage.kind === 'ready' ? stage.problem : undefined;
  const asked = stage.kind === 'asking' ? stage.walletId : undefined;
  return (
    <>
      <ul className={styles.points}>
        {consequences.map((sentence) => (
          <li key={sentence.key}>{sentence}</li>
        ))}
      </ul>
      {wallets.length === 0 && (
        <p className={styles.said}>
          <FormattedMessage
            id="community.sign.none"
            defaultMessage="No wallet was found in this browser. Open this page where your wallet is installed, or vote without one."
            description="In the dialog before a wallet signs a ballot, when the browser has none"
          />
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problems[problem]}
        </p>
      )}
      <div className={styles.acts}>
        {wallets.map(({ id, name }) => (
          <Button
            key={id}
            tone="primary"
            icon="wallet"
            disabled={asked !== undefined && asked !== id}
            busy={asked === id}
            busyLabel={
              <FormattedMessage
                id="community.sign.asking"
                defaultMessage="Confirm in the wallet"
                description="On the button of a wallet while it asks its owner to sign a ballot"
              />
            }
            onClick={() => onSign(id)}
          >
            <span>
              <FormattedMessage
                id="community.sign.with"
                defaultMessage="Sign with {wallet}"
                description="Button: a wallet signs a ballot, which is then cast; {wallet} is its name"
                values={{ wallet: <bdi>{name}</bdi> }}
              />
            </span>
          </Button>
        ))}
        <Button onClick={onClose}>
          <FormattedMessage
            id="community.sign.cancel"
            defaultMessage="Cancel"
            description="Leaves the dialog without signing a ballot"
          />
        </Button>
      </div>
    </>
  );
}

function Done({ address, onClose }: Pick<SignDialogProps, 'onClose'> & { readonly address: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p role="status" className={styles.receipt}>
        <span>
          <FormattedMessage
            id="community.sign.done"
            defaultMessage="Your ballot is cast, signed with {address}."
            description="After a wallet signed a ballot; {address} is the shortened address of the wallet"
            values={{ address: <WalletAddress address={address} /> }}
          />
        </span>
      </p>
      <div className={styles.acts}>
        <Button ref={button} tone="primary" onClick={onClose}>
          <FormattedMessage
            id="community.sign.close"
            defaultMessage="Done"
            description="Leaves the dialog after a wallet signed a ballot"
          />
        </Button>
      </div>
    </>
  );
}
