import type { MessageRow } from '../tables.ts';

export interface TreeNode {
  row: MessageRow;
  /** The nearest message before it that has words; undefined for a first one. */
  parent: TreeNode | undefined;
  /** Messages that answer it, oldest first. */
  children: TreeNode[];
}

/** The messages of a chat that have words, as a tree: what is empty makes way for those after it. */
export interface ChatTree {
  nodes: readonly TreeNode[];
  /** First messages, oldest first. */
  roots: readonly TreeNode[];
  /** From the first message to the end of the active path. */
  path: readonly TreeNode[];
}

/** @param rows All messages of a chat, by their ordinals: what is answered comes before its answer. */
export function growTree(rows: readonly MessageRow[], activeMessageId: string): ChatTree {
  /** The node of each message; for an empty one, that of the message before it. */
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
