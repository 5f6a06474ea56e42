import { Graph, layout } from '@dagrejs/dagre';

import { orderRows } from './order-rows';

/** A place on the map, in CSS pixels at full size: its middle, and how large it is. */
export interface NodePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything on a map is. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** In the order of the nodes. */
  readonly nodes: readonly NodePlace[];
  /** In the order of the edges: points from one place to the other. */
  readonly edges: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

export interface LayoutRequest {
  readonly nodes: readonly { readonly nodeId: string; readonly width: number; readonly height: number }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

const gaps = { between: 20, rows: 40, edge: 24 };

/** Lays a map out in rows from the beginning down (Dagre). It takes long for a large story: not for the page's own thread. */
export function layOut({ edges, nodes }: LayoutRequest): MapLayout {
  const graph = new Graph();
  const { between, edge, rows } = gaps;
  graph.setGraph({ rankdir: 'TB', nodesep: between, ranksep: rows, marginx: edge, marginy: edge });
  // Dagre takes an empty id for none.
  const ids = new Map(nodes.map(({ nodeId }, index) => [nodeId, `n${String(index)}`]));
  const idOf = (nodeId: string) => ids.get(nodeId) ?? nodeId;
  for (const { height, nodeId, width } of nodes) graph.setNode(idOf(nodeId), { width, height });
  for (const { from, to } of edges) if (from !== to) graph.setEdge(idOf(from), idOf(to), {});
  layout(graph, { customOrder: orderRows });
  const { height = 0, width = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...placeOf(graph.node(idOf(node.nodeId))), width: node.width, height: node.height })),
    edges: edges.map(({ from, to }) => {
      if (from === to) return loopAt(graph.node(idOf(from)));
      return graph.edge(idOf(from), idOf(to)).points ?? [];
    }),
  };
}

function placeOf({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return { x, y };
}

/** Out of the side of a place and back into it. */
function loopAt({ x = 0, y = 0, width = 0 }: { readonly x?: number; readonly y?: number; readonly width?: number }) {
  const side = x + width / 2;
  return [
    { x: side, y: y - 6 },
    { x: side + 18, y: y - 14 },
    { x: side + 18, y: y + 14 },
    { x: side, y: y + 6 },
  ];
}
