import type { EndingCheck } from '../model';

/** A knot or a stitch of a story, or what stands before the first knot. */
export interface MapPart {
  /** Empty for what stands before the first knot. */
  readonly partId: string;
  readonly kind: 'start' | 'knot' | 'stitch';
  /** From 1; null where that is not known. */
  readonly line: number | null;
  readonly lastLine: number | null;
  /** A reading came to it; none did; no way leads to it. */
  readonly reach: 'read' | 'unread' | 'cut-off';
  /** Share of the readings that came to it, from 0 to 1. */
  readonly share: number;
}

export interface MapWay {
  readonly from: string;
  readonly to: string;
  readonly line: number | null;
  readonly written: boolean;
  readonly seen: boolean;
  /** It leads back: readers can go round in circles. */
  readonly back: boolean;
}

/** The parts of a story and the ways between them. */
export interface StoryMapValue {
  readonly parts: readonly MapPart[];
  readonly ways: readonly MapWay[];
  /** Readings of the story were made: else what was reached is not known. */
  readonly isRead: boolean;
}

/** What is drawn of a part or an ending. */
export interface MapNode {
  readonly nodeId: string;
  /** Null for the beginning, which has no name of its own. */
  readonly name: string | null;
  readonly kind: MapPart['kind'] | 'ending';
  readonly line: number | null;
  /** `written`, a way leads there and no reading was made yet. */
  readonly state: MapPart['reach'] | 'written';
  readonly share: number;
  readonly isFaulty: boolean;
}

export interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: 'written' | 'seen' | 'both';
  readonly isBack: boolean;
}

/** A map as it is drawn: endings are places of their own. */
export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

const edgeKind = ({ seen, written }: MapWay): MapEdge['kind'] => {
  if (written && seen) return 'both';
  return written ? 'written' : 'seen';
};

/** The last part that begins at or before a line. */
function partAt(parts: readonly MapPart[], line: number): MapPart | undefined {
  return parts.findLast((part) => part.line !== null && part.line <= line && (part.lastLine ?? line) >= line);
}

/** Node of an ending; no part is called so, since names have no spaces. */
const endingNodeId = (endingId: string): string => `ending ${endingId}`;

/**
 * What to draw of a map.
 *
 * @param faultyLines lines at which an error is
 */
export function mapGraph(
  { isRead, parts, ways }: StoryMapValue,
  endings: readonly EndingCheck[],
  faultyLines: readonly number[],
): MapGraph {
  const faulty = new Set(faultyLines.map((line) => partAt(parts, line)?.partId));
  const nodes = parts.map(({ kind, line, partId, reach, share }): MapNode => ({
    nodeId: partId,
    name: kind === 'start' ? null : partId,
    kind,
    line,
    state: reach === 'unread' && !isRead ? 'written' : reach,
    share,
    isFaulty: faulty.has(partId),
  }));
  const edges = ways.map(({ back, from, to, ...way }): MapEdge => ({
    from,
    to,
    kind: edgeKind({ back, from, to, ...way }),
    isBack: back,
  }));
  for (const { endingId, isReached, line, title } of endings) {
    const part = line === null ? undefined : partAt(parts, line);
    if (part === undefined) continue;
    const nodeId = endingNodeId(endingId);
    const state = isReached ? 'read' : 'unread';
    nodes.push({ nodeId, name: title ?? endingId, kind: 'ending', line, state, share: 0, isFaulty: false });
    edges.push({ from: part.partId, to: nodeId, kind: isReached ? 'both' : 'written', isBack: false });
  }
  return { nodes, edges };
}
