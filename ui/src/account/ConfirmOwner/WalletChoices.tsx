import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { ConfirmationWallet } from '../model';
import { ConfirmingLabel } from './ConfirmingLabel';
import { sentence, waysList } from './ConfirmOwner.css';

interface WalletChoicesProps {
  readonly wallets: readonly ConfirmationWallet[];
  readonly busy: boolean;
  readonly onChoose: (walletId: string) => void;
}

/** The wallets with which the owner can sign; how to get to one where this browser has none. */
export function WalletChoices({ wallets, busy, onChoose }: WalletChoicesProps) {
  if (wallets.length === 0) {
    return (
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.confirm.noWallet"
          defaultMessage="No wallet was found in this browser. Open this page where your wallet is installed."
          description="In place of the wallets with which an owner can confirm that it is them, when the browser has none"
        />
      </p>
    );
  }
  return (
    <>
      <p className={sentence}>
        <FormattedMessage
          id="userProfile.confirm.walletSigns"
          defaultMessage="Your wallet will ask you to sign a message. It costs nothing and moves no funds."
          description="Above the wallets with which an owner can confirm that it is them"
        />
      </p>
      <div className={waysList}>
        {wallets.map(({ id, name }) => (
          <Button
            key={id}
            tone="primary"
            busy={busy}
            busyLabel={<ConfirmingLabel />}
            onClick={() => {
              if (!busy) onChoose(id);
            }}
          >
            <FormattedMessage
              id="userProfile.confirm.signWith"
              defaultMessage="Sign with {wallet}"
              description="Button that asks a wallet for a signature with which an owner confirms that it is them; wallet is its name, such as MetaMask"
              values={{ wallet: <bdi>{name}</bdi> }}
            />
          </Button>
        ))}
      </div>
    </>
  );
}
