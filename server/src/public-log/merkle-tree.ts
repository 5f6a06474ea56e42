import { createHash } from 'node:crypto';

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** The hash of a leaf, hexadecimal (RFC 6962 §2.1). */
export const hashLeaf = (leaf: string): string => digest(LEAF, leaf);

/** The hash of two subtrees, hexadecimal (RFC 6962 §2.1). */
export const hashNode = (left: string, right: string): string =>
  digest(NODE, Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));

/** The root of a tree without leaves (RFC 6962 §2.1). */
export const EMPTY_ROOT = digest();

/** The hash of the complete subtree of 2^level leaves that is the `position`th of its level, from 0. */
export type ReadNode = (level: number, position: number) => Promise<string>;

export interface TreeNode {
  level: number;
  position: number;
  hash: string;
}

/** The complete subtrees that a new leaf (its index from 0) completes, from the smallest. */
export async function completedBy(index: number, leafHash: string, read: ReadNode): Promise<TreeNode[]> {
  const nodes: TreeNode[] = [];
  let [level, position, hash] = [0, index, leafHash];
  while (position % 2 === 1) {
    hash = hashNode(await read(level, position - 1), hash);
    level += 1;
    position = (position - 1) / 2;
    nodes.push({ level, position, hash });
  }
  return nodes;
}

/** The largest power of two below `size`, which is 2 or more. */
const splitOf = (size: number): number => 2 ** (Math.ceil(Math.log2(size)) - 1);

/** The root of the `size` leaves from `from`, which is a multiple of the power of two that is not below `size`. */
async function rootFrom(from: number, size: number, read: ReadNode): Promise<string> {
  const level = Math.log2(size);
  if (Number.isInteger(level)) return read(level, from / size);
  const left = splitOf(size);
  return hashNode(await rootFrom(from, left, read), await rootFrom(from + left, size - left, read));
}

/** The root of the first `size` leaves, hexadecimal (RFC 6962 §2.1). */
export async function rootOf(size: number, read: ReadNode): Promise<string> {
  return size === 0 ? EMPTY_ROOT : rootFrom(0, size, read);
}

/** The hashes of the neighbours from a leaf (its index from 0) up to the root of `size` leaves (RFC 6962 §2.1.1). */
export async function pathOf(index: number, size: number, read: ReadNode): Promise<string[]> {
  const path: string[] = [];
  let [from, length] = [0, size];
  while (length > 1) {
    const left = splitOf(length);
    if (index - from < left) {
      path.unshift(await rootFrom(from + left, length - left, read));
      length = left;
    } else {
      path.unshift(await rootFrom(from, left, read));
      from += left;
      length -= left;
    }
  }
  return path;
}
