import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { solana, solanaNote } from './SendPanel.css';

/** Hands the transfer to a wallet of this device by a link of Solana Pay, which names the order. */
export function SolanaLink({ uri }: { readonly uri: string }) {
  return (
    <div className={solana}>
      <ButtonLink tone="primary" href={uri}>
        <FormattedMessage
          id="web3.solana.open"
          defaultMessage="Open in a Solana wallet"
          description="Link on the page of a crypto payment that opens a wallet app on this device with the transfer"
        />
      </ButtonLink>
      <p className={solanaNote}>
        <FormattedMessage
          id="web3.solana.note"
          defaultMessage="Use this link or the code: they name your order. Money sent to the address alone cannot be matched to it."
          description="On the page of a crypto payment on Solana, below the link that opens a wallet"
        />
      </p>
    </div>
  );
}
