import { useEffect, useMemo, useRef, useState } from 'react';

import type { LayoutRequest, MapLayout } from './layout-map';
import type { LayoutCall } from './layout-worker';
import type { MapGraph, MapNode } from './map-model';

/** Letters of a name that are drawn; the list has all of it. */
const longestName = 22;

/** A name as it fits into its place on the map. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;

const letter = { narrow: 7.6, wide: 14 };
const sizes = { sides: 26, height: 32, ending: { width: 96, height: 52 } };

/** How large a place has to be for its name; a worker has no letters to measure. */
function sizeOf({ kind, name }: MapNode) {
  if (kind === 'ending') return sizes.ending;
  const width = Array.from(shortName(name ?? '…………')).reduce(
    (sum, one) => sum + (/[\u1100-\uffef]/u.test(one) ? letter.wide : letter.narrow),
    0,
  );
  return { width: Math.round(width) + sizes.sides, height: sizes.height };
}

/** A map, and where its places are. */
export interface DrawnGraph {
  readonly graph: MapGraph;
  readonly layout: MapLayout;
}

/**
 * Lays a map out beside the page; the map before stays until the next one is there. Null until the first. Without a map its
 * worker starts all the same, so that it is there when the map is.
 */
export function useMapLayout(graph: MapGraph | null): DrawnGraph | null {
  const [drawn, setDrawn] = useState<DrawnGraph | null>(null);
  const worker = useRef<Worker>(null);
  const calls = useRef(0);
  const request = useMemo(
    (): LayoutRequest | null =>
      graph && {
        nodes: graph.nodes.map((node) => ({ nodeId: node.nodeId, ...sizeOf(node) })),
        edges: graph.edges.map(({ from, to }) => ({ from, to })),
      },
    [graph],
  );
  useEffect(() => {
    const opened = new Worker(new URL('layout-worker.ts', import.meta.url), { type: 'module' });
    worker.current = opened;
    return () => {
      worker.current = null;
      opened.terminate();
    };
  }, []);
  useEffect(() => {
    const opened = worker.current;
    if (opened === null || graph === null || request === null) return undefined;
    calls.current += 1;
    const call = calls.current;
    const listener = ({ data }: MessageEvent<{ readonly call: number; readonly layout: MapLayout }>) => {
      if (data.call === call) setDrawn({ graph, layout: data.layout });
    };
    opened.addEventListener('message', listener);
    opened.postMessage({ call, request } satisfies LayoutCall, []);
    return () => opened.removeEventListener('message', listener);
  }, [graph, request]);
  return drawn;
}
