import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { PayingWallet, WalletStage } from './model';
import { buttons, note, row } from './WalletButtons.css';

export interface WalletButtonsProps {
  /** Found in this browser. */
  readonly wallets: readonly PayingWallet[];
  readonly walletStage: WalletStage;
  readonly onPay: (walletId: string) => void;
}

/** Pays with a wallet of this browser; nothing is lost when its owner declines. */
export function WalletButtons({ wallets, walletStage, onPay }: WalletButtonsProps) {
  const isAsking = walletStage === 'asking';
  const isSent = walletStage === 'sent';
  return (
    <div className={row}>
      {wallets.length > 0 && !isSent && (
        <div className={buttons}>
          {wallets.map(({ id, name }, at) => (
            <Button
              key={id}
              tone={at === 0 ? 'primary' : 'secondary'}
              size="large"
              icon="wallet"
              busy={isAsking}
              busyLabel={
                <FormattedMessage
                  id="web3.wallet.asking"
                  defaultMessage="Confirm in your wallet…"
                  description="On the button that pays with a wallet while the wallet asks its owner"
                />
              }
              onClick={() => onPay(id)}
            >
              {wallets.length === 1 ? (
                <FormattedMessage
                  id="web3.wallet.pay"
                  defaultMessage="Pay with my wallet"
                  description="Button that pays with the one wallet of the browser"
                />
              ) : (
                <FormattedMessage
                  id="web3.wallet.payWith"
                  defaultMessage="Pay with {wallet}"
                  description="Button that pays with one of several wallets of the browser, by its name"
                  values={{ wallet: name }}
                />
              )}
            </Button>
          ))}
        </div>
      )}
      <p className={note} role="status" data-stage={walletStage}>
        {wallets.length === 0 ? noWallet : stageNotes[walletStage]}
      </p>
    </div>
  );
}

const noWallet = (
  <FormattedMessage
    id="web3.wallet.none"
    defaultMessage="No wallet was found in this browser. Scan the code, or copy the amount and the address into your wallet."
    description="In place of the button that pays with a wallet, where the browser has none"
  />
);

const beforePaying = (
  <FormattedMessage
    id="web3.wallet.note"
    defaultMessage="Your wallet asks you to confirm before anything moves."
    description="Beside the button that pays with a wallet"
  />
);

const stageNotes: Readonly<Record<WalletStage, ReactNode>> = {
  idle: beforePaying,
  asking: beforePaying,
  sent: (
    <FormattedMessage
      id="web3.wallet.sent"
      defaultMessage="Your wallet has sent the transfer. It appears here once the network has it."
      description="After a wallet has sent the transfer of a crypto payment"
    />
  ),
  rejected: (
    <FormattedMessage
      id="web3.wallet.rejected"
      defaultMessage="You declined in your wallet. Nothing was sent, and the order stays open."
      description="After the owner of a wallet has declined to pay"
    />
  ),
  'wrong-network': (
    <FormattedMessage
      id="web3.wallet.wrongNetwork"
      defaultMessage="Your wallet did not switch to this network. Add the network in your wallet, then try again."
      description="When a wallet does not know the network of a crypto payment"
    />
  ),
  failed: (
    <FormattedMessage
      id="web3.wallet.failed"
      defaultMessage="The wallet reported an error. Check there whether anything was sent before you try again."
      description="When a wallet could not pay"
    />
  ),
};
