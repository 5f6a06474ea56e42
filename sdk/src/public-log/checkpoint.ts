import { toHex } from './merkle';

/** What a checkpoint says, once its signature is known to be right. */
export interface SignedTree {
  readonly origin: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly rootHash: string;
}

/** Ed25519, in verifier keys and signed notes (C2SP `signed-note`). */
const ED25519 = 1;

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/**
 * Reads a signed note, and checks its signature.
 *
 * @param note A C2SP `tlog-checkpoint`
 * @param publicKey A C2SP `signed-note` verifier key
 * @returns undefined where the note is malformed, of another log, or not signed with this key
 * @throws {DOMException} NotSupportedError where the platform has no Ed25519
 */
export async function readCheckpoint(note: string, publicKey: string): Promise<SignedTree | undefined> {
  const key = /^(?<name>[^+\s]+)\+(?<id>[0-9a-f]{8})\+(?<bytes>[A-Za-z0-9+/]+=*)$/.exec(publicKey)?.groups;
  const parts =
    /^(?<text>(?<origin>[^\n]+)\n(?<size>0|[1-9]\d*)\n(?<root>[A-Za-z0-9+/]{43}=)\n)\n— (?<by>\S+) (?<signed>[A-Za-z0-9+/]+=*)\n$/.exec(
      note,
    )?.groups;
  if (key === undefined || parts === undefined) return undefined;
  const { bytes = '', id = '', name } = key;
  const { by, origin = '', root = '', signed = '', size, text } = parts;
  if (origin !== name || by !== name) return undefined;
  const [type, ...raw] = fromBase64(bytes);
  const signature = fromBase64(signed);
  if (type !== ED25519 || toHex(signature.slice(0, 4)) !== id) return undefined;
  const verifier = await crypto.subtle.importKey('raw', Uint8Array.from(raw), 'Ed25519', false, ['verify']);
  const isSigned = await crypto.subtle.verify('Ed25519', verifier, signature.slice(4), new TextEncoder().encode(text));
  return isSigned ? { origin, size: Number(size), rootHash: toHex(fromBase64(root)) } : undefined;
}
