import { describe, expect, it } from 'vitest';
import { completedBy, hashLeaf, pathOf, rootOf, type ReadNode } from './merkle-tree.ts';

/** The leaves, and the roots of the trees of their first one to eight, that implementations of RFC 6962 are tested with. */
const LEAVES = ['', '\0', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

async function treeOf(leaves: readonly string[]): Promise<ReadNode> {
  const nodes = new Map<string, string>();
  const read: ReadNode = async (level, position) => {
    const hash = nodes.get(`${level}/${position}`);
    if (hash === undefined) throw new Error(`The node ${level}/${position} is not complete`);
    return hash;
  };
  for (const [index, leaf] of leaves.entries()) {
    nodes.set(`0/${index}`, hashLeaf(leaf));
    for (const { hash, level, position } of await completedBy(index, hashLeaf(leaf), read)) {
      nodes.set(`${level}/${position}`, hash);
    }
  }
  return read;
}

describe('the tree of a log', () => {
  it('has the root of RFC 6962 at every size', async () => {
    const read = await treeOf(LEAVES);
    expect(await rootOf(0, read)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(await Promise.all(ROOTS.map((_, index) => rootOf(index + 1, read)))).toEqual(ROOTS);
  });

  it('leads from a leaf to its root by the neighbours of RFC 6962', async () => {
    const read = await treeOf(LEAVES);
    expect(await pathOf(0, 1, read)).toEqual([]);
    expect(await pathOf(0, 8, read)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(await pathOf(2, 3, read)).toEqual([ROOTS[1]]);
  });
});
