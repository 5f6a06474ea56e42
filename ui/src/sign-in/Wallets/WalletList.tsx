import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { Link } from '../../primitives/Link/Link';
import type { LoginPending, WalletChoice } from '../model';
import { install, list, mark, name as nameStyle, row, state } from './WalletList.css';

export interface WalletListProps {
  readonly wallets: readonly WalletChoice[];
  readonly pending: LoginPending | undefined;
  readonly onWallet: (walletId: string) => void;
}

const states = {
  waiting: (
    <FormattedMessage
      id="signIn.wallets.waiting"
      defaultMessage="Confirm in the wallet"
      description="At the end of a wallet's row while the wallet asks its owner to sign"
    />
  ),
  detected: (
    <FormattedMessage
      id="signIn.wallets.detected"
      defaultMessage="Detected"
      description="At the end of a wallet's row: it is installed in this browser"
    />
  ),
  notDetected: (
    <FormattedMessage
      id="signIn.wallets.notDetected"
      defaultMessage="Not detected"
      description="At the end of a wallet's row: it is not installed in this browser"
    />
  ),
  unsupported: (
    <FormattedMessage
      id="signIn.wallets.unsupported"
      defaultMessage="Not supported yet"
      description="At the end of the row of a wallet protocol that this site does not implement"
    />
  ),
} as const satisfies Record<string, ReactNode>;

function restOf({ detected, supported = true }: WalletChoice): ReactNode {
  if (!supported) return states.unsupported;
  return detected ? states.detected : states.notDetected;
}

/**
 * The wallets, found and not. While one is asked the others wait; rows stay focusable, so that the keyboard keeps its
 * place, and a second press is ignored (Product §4.9).
 */
export function WalletList({ wallets, pending, onWallet }: WalletListProps) {
  const isWaiting = pending !== undefined;
  return (
    <ul className={list}>
      {wallets.map((wallet) => {
        const { id, name, icon, detected, installHref } = wallet;
        const isBusy = pending?.kind === 'wallet' && pending.walletId === id;
        return (
          <li key={id}>
            <button
              type="button"
              aria-disabled={isWaiting || undefined}
              aria-busy={isBusy || undefined}
              className={row}
              onClick={() => {
                if (!isWaiting) onWallet(id);
              }}
            >
              <WalletMark icon={icon} />
              <bdi className={nameStyle}>{name}</bdi>
              <span className={state} data-detected={detected && !isBusy}>
                {isBusy && <Lantern />}
                {isBusy ? states.waiting : restOf(wallet)}
              </span>
            </button>
            {!detected && installHref !== undefined && (
              <Link href={installHref} target="_blank" rel="noopener noreferrer" className={install}>
                <FormattedMessage
                  id="signIn.wallets.install"
                  defaultMessage="Get {wallet}"
                  description="Under the row of a wallet that is not installed: leads to the site of the wallet"
                  values={{ wallet: name }}
                />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function WalletMark({ icon }: Pick<WalletChoice, 'icon'>) {
  if (icon !== undefined) return <img src={icon} alt="" width={32} height={32} className={mark} />;
  return (
    <span className={mark}>
      <DrawnIcon drawing={Wallet} size="large" />
    </span>
  );
}
