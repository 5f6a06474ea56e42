import type { OutlineValue } from '../model';

/** Where a round is drawn: the column in percent of the width, the row from 0. */
export interface OutlinePlace {
  readonly nodeId: string;
  readonly x: number;
  readonly row: number;
  /** Room of the round along its row, in percent. */
  readonly width: number;
}

/** Rounds side by side. */
const widest = 5;

/** How far each round is from the opening; endings are further than every round. */
function depthsOf({ nodes, edges }: OutlineValue): ReadonlyMap<string, number> {
  const ways = Map.groupBy(edges, ({ from }) => from);
  const depths = new Map<string, number>();
  let front = nodes.slice(0, 1).map(({ nodeId }) => nodeId);
  for (let depth = 0; front.length > 0; depth += 1) {
    for (const nodeId of front) depths.set(nodeId, depth);
    const reached = new Set(front.flatMap((nodeId) => (ways.get(nodeId) ?? []).map(({ to }) => to)));
    front = [...reached].filter((nodeId) => !depths.has(nodeId));
  }
  const last = Math.max(0, ...depths.values()) + 1;
  for (const { kind, nodeId } of nodes) if (kind === 'ending' || !depths.has(nodeId)) depths.set(nodeId, last);
  return depths;
}

/**
 * Places the rounds of a story in rows, each round below those that lead to it first.
 *
 * @returns the places in the order of the nodes, and how many rows there are
 */
export function layoutOutline(outline: OutlineValue): {
  readonly places: readonly OutlinePlace[];
  readonly rows: number;
} {
  const depths = depthsOf(outline);
  const layers = [...Map.groupBy(outline.nodes, ({ nodeId }) => depths.get(nodeId) ?? 0)].toSorted(
    ([one], [other]) => one - other,
  );
  const placed = new Map<string, OutlinePlace>();
  let rows = 0;
  for (const [, layer] of layers) {
    // A full layer is spread over rows of nearly one length.
    const perRow = Math.ceil(layer.length / Math.ceil(layer.length / widest));
    for (let start = 0; start < layer.length; start += perRow) {
      const row = layer.slice(start, start + perRow);
      for (const [index, { nodeId }] of row.entries()) {
        placed.set(nodeId, { nodeId, x: ((index + 0.5) / row.length) * 100, row: rows, width: 100 / row.length });
      }
      rows += 1;
    }
  }
  return { places: outline.nodes.flatMap(({ nodeId }) => placed.get(nodeId) ?? []), rows };
}
