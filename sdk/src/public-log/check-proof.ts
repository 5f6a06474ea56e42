import type { PublicLogProof } from '../generated/model';
import { readCheckpoint } from './checkpoint';
import { climb, fromHex, hashLeaf, toHex } from './merkle';

/** What does not hold of a proof. */
export type ProofFault =
  /** The entry is not what was hashed. */
  | 'entry'
  /** The neighbours do not lead to the root. */
  | 'path'
  /** The server did not sign this root. */
  | 'signature'
  /** This browser cannot check signatures, or the page has no secure address. */
  | 'unsupported';

export type ProofCheck = { readonly valid: true } | { readonly valid: false; readonly fault: ProofFault };

const failed = (fault: ProofFault): ProofCheck => ({ valid: false, fault });

/** The same JSON, whatever the order of its fields. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, value]) => isSameJson(value, right.get(name)));
}

function isTextOf({ leaf, record, recordedAt }: PublicLogProof['entry']): boolean {
  try {
    return isSameJson(JSON.parse(leaf), { recordedAt, record });
  } catch {
    return false;
  }
}

/**
 * Checks that an entry is in the log that the server signed: its text is what was hashed, its hash leads to the root, and
 * the signature is of that root. It trusts the key that comes with the proof: compare it with the one that you kept.
 */
export async function checkPublicLogProof({ checkpoint, entry, path }: PublicLogProof): Promise<ProofCheck> {
  if (globalThis.crypto?.subtle === undefined) return failed('unsupported');
  const leafHash = await hashLeaf(entry.leaf);
  if (toHex(leafHash) !== entry.hash || !isTextOf(entry)) return failed('entry');
  const climbed = await climb(leafHash, {
    index: entry.entryNumber - 1,
    size: checkpoint.size,
    path: path.map(fromHex),
  });
  const root = climbed?.at(-1);
  if (root === undefined || toHex(root) !== checkpoint.rootHash) return failed('path');
  try {
    const signed = await readCheckpoint(checkpoint.note, checkpoint.publicKey);
    const isRight = signed?.rootHash === checkpoint.rootHash && signed.size === checkpoint.size;
    return isRight ? { valid: true } : failed('signature');
  } catch (error) {
    if (error instanceof DOMException) return failed('unsupported');
    throw error;
  }
}
