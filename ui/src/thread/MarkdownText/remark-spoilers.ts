import type { PhrasingContent, Root, RootContent } from 'mdast';

const MARK = '||';

/** Words between double bars; drawn as the element that is named here, which no other Markdown makes. */
const spoilerOf = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
  data: { hName: 'mark' },
});

/** The pieces of a line: its nodes, with a `null` for every mark in their texts. */
const piecesOf = (nodes: readonly PhrasingContent[]): (PhrasingContent | null)[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'text') return [node];
    return node.value
      .split(MARK)
      .flatMap((value, place): (PhrasingContent | null)[] => [
        ...(place > 0 ? [null] : []),
        ...(value === '' ? [] : [{ type: 'text' as const, value }]),
      ]);
  });

/** A mark without a partner is two bars, and so are two marks with nothing between them. */
function gather(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const shown: PhrasingContent[] = [];
  let hidden: PhrasingContent[] | undefined;
  for (const piece of piecesOf(nodes)) {
    if (piece !== null) {
      (hidden ?? shown).push(piece);
    } else if (hidden === undefined) {
      hidden = [];
    } else {
      shown.push(hidden.length === 0 ? { type: 'text', value: MARK + MARK } : spoilerOf(hidden));
      hidden = undefined;
    }
  }
  return hidden === undefined ? shown : [...shown, { type: 'text', value: MARK }, ...hidden];
}

function walk(node: Root | RootContent): void {
  if (!('children' in node)) return;
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'emphasis' || node.type === 'strong') {
    node.children = gather(node.children);
  }
  for (const child of node.children) walk(child);
}

/** Spoilers as chats write them: `||words||`, which may hold other Markdown. */
export const remarkSpoilers = () => (tree: Root) => walk(tree);
