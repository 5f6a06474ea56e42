import { base58 } from '@scure/base';
import { getAddress } from 'viem/utils';
import type { WalletType } from '../../../contract/validators.ts';
import { AppError } from '../../../errors.ts';

const PUBLIC_KEY_BYTES = 32;

/** The canonical address: EIP-55 for MetaMask, base 58 for Phantom. Throws VALIDATION_FAILED for anything else. */
export function toWalletAddress(text: string, walletType: WalletType): string {
  const address = READERS[walletType](text);
  if (address === undefined) {
    throw new AppError('VALIDATION_FAILED', 'This is not an address of that wallet', { field: 'address' });
  }
  return address;
}

export function solanaKeyOf(address: string): Uint8Array {
  return base58.decode(address);
}

const READERS = { metamask: readEthereum, phantom: readSolana } as const satisfies Record<
  WalletType,
  (text: string) => string | undefined
>;

/** The case is a checksum that many programs do not write, so it is ignored. */
function readEthereum(text: string): string | undefined {
  return /^0x[0-9a-f]{40}$/i.test(text) ? getAddress(text.toLowerCase()) : undefined;
}

function readSolana(text: string): string | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined;
  return base58.decode(text).length === PUBLIC_KEY_BYTES ? text : undefined;
}
