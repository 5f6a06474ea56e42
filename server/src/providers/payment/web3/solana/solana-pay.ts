import { base58, hex } from '@scure/base';
import type { SolanaNetwork } from '../../../../config/web3.ts';
import type { ServerSecret } from '../../../../lib/server-secret.ts';

/** An account key that names an order in its transfers. There is no private key to it, and no need for one. */
export const referenceOf = (secret: ServerSecret, orderId: string): string =>
  base58.encode(hex.decode(secret.sign(`solana-reference:${orderId}`)));

interface PayLink {
  /** Decimal. */
  amount: string;
  label: string;
  reference: string;
}

/** A transfer as wallets read it from a QR code or a link: a transfer request of Solana Pay. */
export function payLink({ token, treasury }: SolanaNetwork, { amount, label, reference }: PayLink): string {
  const query = new URLSearchParams({ amount, 'spl-token': token.address, reference, label });
  // Wallets do not read a plus as a space.
  return `solana:${treasury}?${query.toString().replaceAll('+', '%20')}`;
}
