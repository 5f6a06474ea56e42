import type { MessageRow } from '../tables.ts';

export interface TreeNode {
  row: MessageRow;
  parent: TreeNode | undefined;
  children: TreeNode[];
}

/** The messages with text as a tree; children of empty ones move up. */
export interface ChatTree {
  nodes: readonly TreeNode[];
  roots: readonly TreeNode[];
  path: readonly TreeNode[];
}

/** Expects all messages of a chat by ordinal, parents first. */
export function growTree(rows: readonly MessageRow[], activeMessageId: string): ChatTree {
  const standing = new Map<string, TreeNode | undefined>();
  const nodes: TreeNode[] = [];
  const roots: TreeNode[] = [];
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : standing.get(row.parent_id);
    if (row.text.trim() === '') {
      standing.set(row.message_id, parent);
      continue;
    }
    const node: TreeNode = { row, parent, children: [] };
    standing.set(row.message_id, node);
    (parent?.children ?? roots).push(node);
    nodes.push(node);
  }
  const path: TreeNode[] = [];
  for (let node = standing.get(activeMessageId); node !== undefined; node = node.parent) path.unshift(node);
  return { nodes, roots, path };
}
