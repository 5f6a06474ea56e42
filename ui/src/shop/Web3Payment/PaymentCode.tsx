import { useIntl } from 'react-intl';
import { encode } from 'uqr';

import { code, modules } from './PaymentCode.css';
import type { PayOption } from './model';

const BORDER = 2;

/** The transfer as a QR code (EIP-681, Solana Pay), which wallets on a phone read from the screen. */
export function PaymentCode({ option }: { readonly option: PayOption }) {
  const intl = useIntl();
  const { data, size } = encode(option.uri, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={code}
      role="img"
      aria-label={intl.formatMessage(
        {
          id: 'web3.code.label',
          defaultMessage: 'QR code: {amount} {symbol} to {address}',
          description: 'Name of the QR code of a payment, for screen readers: the amount, the token and the address',
        },
        { amount: option.amount, symbol: option.symbol, address: option.address },
      )}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={modules} d={path} />
    </svg>
  );
}
