import type { graphlib } from '@dagrejs/dagre';

/** Numbers of parts, from the left. */
type Row = number[];

/** Parts by number: which lead to them from the row above, which they lead to in the row below, and their place in the row. */
interface Parts {
  readonly ids: readonly string[];
  readonly above: readonly number[][];
  readonly below: readonly number[][];
  readonly places: number[];
}

const patience = 4;

/**
 * Orders each row of a ranked graph so that few ways cross: sweeps up and down that move each part to the middle of its
 * neighbours, until four in a row have brought nothing (Sugiyama, Tagawa and Toda 1981). Dagre's own does the same with a
 * graph for each row, which takes most of its time.
 *
 * @param graph every edge leads to the next row; each part has its `order` from then on
 */
export function orderRows(graph: graphlib.Graph): void {
  const parts = partsOf(graph);
  const rows = firstRows(graph, parts);
  let best = rows.map((row) => [...row]);
  let fewest = crossings(rows, parts);
  for (let sweep = 0, since = 0; since < patience && fewest > 0; sweep += 1, since += 1) {
    sweepRows(rows, parts, sweep);
    const now = crossings(rows, parts);
    if (now > fewest) continue;
    best = rows.map((row) => [...row]);
    if (now < fewest) since = -1;
    fewest = now;
  }
  for (const row of best) row.forEach((part, order) => Object.assign(graph.node(parts.ids[part] ?? ''), { order }));
}

function partsOf(graph: graphlib.Graph): Parts {
  const ids = graph.nodes();
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const above: number[][] = ids.map(() => []);
  const below: number[][] = ids.map(() => []);
  for (const { v, w } of graph.edges()) {
    const [from = 0, to = 0] = [numbers.get(v), numbers.get(w)];
    below[from]?.push(to);
    above[to]?.push(from);
  }
  return { ids, above, below, places: ids.map(() => 0) };
}

/** Each part beside those that are met before it on the ways down (Gansner et al. 1993). */
function firstRows(graph: graphlib.Graph, { below, ids, places }: Parts): Row[] {
  const ranks = ids.map((id) => graph.node(id).rank ?? 0);
  const rows: Row[] = Array.from({ length: Math.max(...ranks) + 1 }, () => []);
  const met = new Set<number>();
  const next = [...ids.keys()].toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0));
  for (let part = next.pop(); part !== undefined; part = next.pop()) {
    if (met.has(part)) continue;
    met.add(part);
    const row = rows[ranks[part] ?? 0];
    places[part] = (row?.push(part) ?? 1) - 1;
    next.push(...(below[part] ?? []).toReversed());
  }
  return rows;
}

/** Up and down in turn; in two of four sweeps, parts between the same neighbours change sides from row to row. */
function sweepRows(rows: readonly Row[], parts: Parts, sweep: number): void {
  const alternates = sweep % 4 >= 2;
  const [inOrder, neighboursOf] = sweep % 2 === 0 ? [rows.toReversed(), parts.below] : [rows, parts.above];
  let side = 1;
  for (const row of inOrder) if (arrange(row, parts, neighboursOf, side) && alternates) side = -side;
}

/** Moves each part to the mean place of its neighbours; one without any stays. Whether two parts had the same mean. */
function arrange(row: Row, { places }: Parts, neighboursOf: readonly number[][], side: number): boolean {
  const means = new Map(
    row.map((part) => {
      const neighbours = neighboursOf[part] ?? [];
      const sum = neighbours.reduce((total, neighbour) => total + (places[neighbour] ?? 0), 0);
      return [part, neighbours.length === 0 ? (places[part] ?? 0) : sum / neighbours.length];
    }),
  );
  let isTied = false;
  row.sort((one, other) => {
    const apart = (means.get(one) ?? 0) - (means.get(other) ?? 0);
    isTied ||= apart === 0;
    return apart === 0 ? side * (one - other) : apart;
  });
  row.forEach((part, place) => {
    places[part] = place;
  });
  return isTied;
}

/** How many pairs of ways cross, over all pairs of rows. Rows are narrow: ways are compared with those before them. */
function crossings(rows: readonly Row[], { below, places }: Parts): number {
  let count = 0;
  for (const row of rows) {
    const ends: number[] = [];
    for (const part of row) {
      const own = (below[part] ?? []).map((to) => places[to] ?? 0);
      for (const end of own) count += ends.filter((other) => other > end).length;
      ends.push(...own);
    }
  }
  return count;
}
