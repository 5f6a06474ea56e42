import { createPublicKey, verify } from 'node:crypto';
import { base58 } from '@scure/base';
import type { Hex } from 'viem';
import { isHex, recoverMessageAddress } from 'viem/utils';
import type { ChainProvider } from '../../../providers/chain/chain.ts';
import { solanaKeyOf } from './wallet-address.ts';
import type { WalletType } from '../../../contract/validators.ts';

export interface SignedMessage {
  walletType: WalletType;
  address: string;
  message: string;
  signature: string;
}

const SOLANA_SIGNATURE_BYTES = 64;
/** 65 bytes in hexadecimal: r, s and the parity. */
const ETHEREUM_SIGNATURE = /^0x[0-9a-f]{130}$/;
const S_DIGITS = [66, 130] as const;
/** Half the order of secp256k1: of two equivalent signatures only that with the lower s counts (EIP-2). */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** Whether a wallet's owner signed exactly this text. `chain` is asked where the address may be a contract. */
export async function isSignedBy(signed: SignedMessage, chain: ChainProvider | undefined): Promise<boolean> {
  if (signed.walletType === 'phantom') return isSignedBySolana(signed);
  return (await isSignedByEthereum(signed)) || ((await chain?.accepts(signed)) ?? false);
}

async function isSignedByEthereum({ address, message, signature: text }: SignedMessage): Promise<boolean> {
  const signature = readEthereumSignature(text);
  if (signature === undefined) return false;
  try {
    return (await recoverMessageAddress({ message, signature })) === address;
  } catch {
    // Not on the curve.
    return false;
  }
}

/** In lower case; undefined for what is no signature of an account of its own. */
export function readEthereumSignature(text: string): Hex | undefined {
  const signature = text.toLowerCase();
  return ETHEREUM_SIGNATURE.test(signature) && isHex(signature) && hasLowS(signature) ? signature : undefined;
}

function hasLowS(signature: string): boolean {
  const [start, end] = S_DIGITS;
  return BigInt(`0x${signature.slice(start, end)}`) <= HIGHEST_S;
}

export function isSignedBySolana({ address, message, signature }: Omit<SignedMessage, 'walletType'>): boolean {
  const bytes = readSolanaSignature(signature);
  if (bytes === undefined) return false;
  const x = Buffer.from(solanaKeyOf(address)).toString('base64url');
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(message), key, bytes);
  } catch {
    return false;
  }
}

/** Wallets give base 58, programs base 64. */
export function readSolanaSignature(text: string): Uint8Array | undefined {
  const candidates = [
    /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) ? base58.decode(text) : undefined,
    Buffer.from(text, 'base64'),
  ];
  return candidates.find((bytes) => bytes?.length === SOLANA_SIGNATURE_BYTES);
}
