const encoder = new TextEncoder();

/** A SHA-256 hash, 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

async function sha256(...parts: readonly Uint8Array[]): Promise<Hash> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(parts.flatMap((part) => [...part]))));
}

/** The hash of a leaf (RFC 6962 §2.1). */
export const hashLeaf = (leaf: string): Promise<Hash> => sha256(Uint8Array.of(0), encoder.encode(leaf));

/** The hash of two subtrees (RFC 6962 §2.1). */
export const hashNode = (left: Hash, right: Hash): Promise<Hash> => sha256(Uint8Array.of(1), left, right);

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits. */
export const fromHex = (digits: string): Hash =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The hashes that a path leads through, from the leaf to the root, both included (RFC 9162 §2.1.3.2). Undefined where
 * the path is too short or too long for a tree of this size.
 *
 * @param index The leaf's, from 0
 */
export async function climb(
  leafHash: Hash,
  { index, size, path }: { index: number; size: number; path: readonly Hash[] },
): Promise<Hash[] | undefined> {
  if (index >= size) return undefined;
  const climbed = [leafHash];
  let [hash, place, last] = [leafHash, index, size - 1];
  for (const neighbour of path) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = await hashNode(neighbour, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      hash = await hashNode(hash, neighbour);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    climbed.push(hash);
  }
  return last === 0 ? climbed : undefined;
}

/** Adds leaves one after another; what it keeps grows with the logarithm of their number. */
export class GrowingTree {
  #size = 0;
  /** The complete subtrees from the left, by their sizes: those of the binary digits of `size`. */
  readonly #subtrees: { hash: Hash; size: number }[] = [];

  get size(): number {
    return this.#size;
  }

  async add(leafHash: Hash): Promise<void> {
    let added = { hash: leafHash, size: 1 };
    for (let left = this.#subtrees.at(-1); left?.size === added.size; left = this.#subtrees.at(-1)) {
      added = { hash: await hashNode(left.hash, added.hash), size: added.size * 2 };
      this.#subtrees.pop();
    }
    this.#subtrees.push(added);
    this.#size += 1;
  }

  async root(): Promise<Hash> {
    const [last, ...rest] = this.#subtrees.toReversed();
    if (last === undefined) return sha256();
    let root = last.hash;
    for (const { hash } of rest) root = await hashNode(hash, root);
    return root;
  }
}
