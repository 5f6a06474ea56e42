import { secp256k1 } from '@noble/curves/secp256k1';
import { keccak_256 as keccak } from '@noble/hashes/sha3';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils';

import { fromHex, toHex } from '../public-log/merkle';
import { ballotFields, writeMessage, type SignedFacts, type WalletKind } from './signed-message';

const hashText = (text: string): Uint8Array => keccak(utf8ToBytes(text));

/** 32 bytes, big-endian. */
function word(number: number): Uint8Array {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(28, number);
  return bytes;
}

const ballotType = `Ballot(${ballotFields.map(([name, type]) => `${type} ${name}`).join(',')})`;

/** The hash of a ballot that an EVM wallet signs (EIP-712). */
function hashTypedData({ choices, number, origin, proposalId, textHash, title, vote, voter }: SignedFacts): Uint8Array {
  const domain = [hashText('EIP712Domain(string name,string version)'), hashText(origin), hashText('1')];
  const ballot = [
    hashText(ballotType),
    hashText(title),
    keccak(concatBytes(...vote.map(hashText))),
    hashText(proposalId),
    fromHex(textHash),
    keccak(concatBytes(...choices.map(word))),
    fromHex(voter),
    word(number),
  ];
  const parts = [Uint8Array.of(0x19, 0x01), keccak(concatBytes(...domain)), keccak(concatBytes(...ballot))];
  return keccak(concatBytes(...parts));
}

/** The address of the account that made a signature, in lower case; undefined for what is none. */
function recoverAddress(hash: Uint8Array, signature: string): string | undefined {
  const [, compact, parity] = /^0x([0-9a-f]{128})([0-9a-f]{2})$/.exec(signature) ?? [];
  if (compact === undefined || parity === undefined) return undefined;
  const bit = Number.parseInt(parity, 16);
  try {
    const signed = secp256k1.Signature.fromCompact(compact).addRecoveryBit(bit >= 27 ? bit - 27 : bit);
    if (signed.hasHighS()) return undefined;
    const key = signed.recoverPublicKey(hash).toRawBytes(false);
    return `0x${toHex(keccak(key.subarray(1)).subarray(-20))}`;
  } catch {
    // Not on the curve.
    return undefined;
  }
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The 32 bytes of a Solana address; undefined for what is none. */
function readSolanaAddress(address: string): Uint8Array<ArrayBuffer> | undefined {
  if (address.length < 32 || address.length > 44) return undefined;
  const places = Array.from(address, (letter) => base58.indexOf(letter));
  if (places.includes(-1)) return undefined;
  const hex = places.reduce((sum, place) => sum * 58n + BigInt(place), 0n).toString(16);
  return hex.length > 64 ? undefined : new Uint8Array(fromHex(hex.padStart(64, '0')));
}

async function isSignedBySolana(facts: SignedFacts, { address, signature }: WalletSignature): Promise<boolean> {
  const raw = readSolanaAddress(address);
  if (raw === undefined || !/^[A-Za-z0-9+/]{86}==$/.test(signature)) return false;
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  try {
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(writeMessage('phantom', facts)));
  } catch {
    // Not on the curve.
    return false;
  }
}

/** What a wallet signed with, as a ballot names it. */
export interface WalletSignature {
  readonly walletType: WalletKind;
  readonly address: string;
  /** Lower-case hexadecimal of an EVM wallet, base 64 of Solana. */
  readonly signature: string;
}

/** Whether a wallet signed exactly this ballot. */
export async function isSignedBy(facts: SignedFacts, wallet: WalletSignature): Promise<boolean> {
  if (wallet.walletType === 'phantom') return isSignedBySolana(facts, wallet);
  return recoverAddress(hashTypedData(facts), wallet.signature) === wallet.address.toLowerCase();
}
