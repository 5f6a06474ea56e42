import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** PKCS #8 of an Ed25519 key, up to its seed of 32 bytes (RFC 8410 §7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** SPKI of an Ed25519 key, up to its 32 bytes (RFC 8410 §4). */
const SPKI_HEAD_LENGTH = 12;
/** The type of Ed25519 signatures in signed notes. */
const ED25519 = Buffer.from([1]);

/** Signs what the log is. */
export interface CheckpointSigner {
  /** The name of the log. */
  readonly origin: string;
  /** The verifier key (C2SP `signed-note`). */
  readonly publicKey: string;
  /** The signed note of a tree (C2SP `tlog-checkpoint`); the root is hexadecimal. */
  sign(size: number, rootHash: string): string;
  /** The signed note of other lines. The first begins with a word, so that the note is never a checkpoint. */
  signLines(lines: readonly [`${string} ${string}`, ...string[]]): string;
}

function keyOf(seed: string): KeyObject {
  return createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
}

/**
 * A signer of checkpoints.
 *
 * @param origin The name of the log, such as `example.org/public-log`: no spaces, no `+`
 * @param seed 32 bytes, hexadecimal; the same seed gives the same key
 */
export function createCheckpointSigner(origin: string, seed: string): CheckpointSigner {
  const privateKey = keyOf(seed);
  const raw = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD_LENGTH);
  const typed = Buffer.concat([ED25519, raw]);
  const keyId = createHash('sha256').update(`${origin}\n`).update(typed).digest().subarray(0, 4);
  const signNote = (lines: readonly string[]): string => {
    const text = [origin, ...lines].map((line) => `${line}\n`).join('');
    const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]);
    return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
  };
  return {
    origin,
    publicKey: `${origin}+${keyId.toString('hex')}+${typed.toString('base64')}`,
    sign: (size, rootHash) => signNote([String(size), Buffer.from(rootHash, 'hex').toString('base64')]),
    signLines: signNote,
  };
}
