import { isHex, recoverTypedDataAddress } from 'viem/utils';
import { toWalletAddress } from '../accounts/sign-in/wallets/wallet-address.ts';
import {
  isSignedBySolana,
  readEthereumSignature,
  readSolanaSignature,
} from '../accounts/sign-in/wallets/wallet-signature.ts';
import type { WalletProof, WalletType } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { ballotMessage, ballotTypedData, type SignedFacts } from './ballot-message.ts';

/** As it is published: an EIP-55 or base 58 address, a signature in lower-case hexadecimal or base 64. */
export interface BallotSignature {
  walletType: WalletType;
  address: string;
  signature: string;
}

/** A signature as it is published; undefined for what is none. */
export function readSignature({ signature, walletType }: WalletProof): string | undefined {
  if (walletType === 'metamask') return readEthereumSignature(signature);
  const bytes = readSolanaSignature(signature);
  return bytes === undefined ? undefined : Buffer.from(bytes).toString('base64');
}

/** Throws VALIDATION_FAILED unless the wallet signed exactly this ballot. Contracts cannot: no chain is asked. */
export async function requireSigned(facts: SignedFacts, proof: WalletProof): Promise<BallotSignature> {
  const { walletType } = proof;
  const address = toWalletAddress(proof.address, walletType);
  const signature = readSignature(proof);
  if (signature === undefined || !(await isSigned(facts, { walletType, address, signature }))) {
    throw new AppError('VALIDATION_FAILED', 'The wallet did not sign this ballot', { field: 'signature' });
  }
  return { walletType, address, signature };
}

async function isSigned(facts: SignedFacts, { address, signature, walletType }: BallotSignature): Promise<boolean> {
  if (walletType === 'phantom') {
    return isSignedBySolana({ address, message: ballotMessage(walletType, facts), signature });
  }
  if (!isHex(signature)) return false;
  try {
    return (await recoverTypedDataAddress({ ...ballotTypedData(facts), signature })) === address;
  } catch {
    // Not on the curve.
    return false;
  }
}
