import type { StoryCoverage, StoryMap, StoryPart, StoryWay, StoryWayWords } from '../../contract/validators.ts';
import type { ReadingTrace } from './reading-trace.ts';
import { START, type WrittenMap } from './written-map.ts';

/** As the contract has it. */
const MOST = { parts: 2_000, ways: 8_000, unoffered: 200 };
const LONGEST_ID = 320;

/** What readings of a story found, beside what its source says. */
interface Read {
  trace: ReadingTrace;
  /** How many were made at random. */
  readings: number;
}

/** The map of a compiled story of which the source is not known. */
export function mapOfParts(partIds: Iterable<string>): WrittenMap {
  const parts = [...partIds].map((partId) => {
    const [knot = '', stitch] = partId.split('.');
    const within = stitch === undefined ? null : knot;
    return { partId, kind: within === null ? 'knot' : 'stitch', line: null, lastLine: null, within } as const;
  });
  const start = { partId: START, kind: 'start', line: null, lastLine: null, within: null } as const;
  return { parts: [start, ...parts], ways: [], choices: [] };
}

/**
 * Draws the map of a story.
 *
 * @param read What readings of it found; null for a source with errors.
 */
export function drawMap(written: WrittenMap, read: Read | null): StoryMap {
  const kept = written.parts.filter(({ partId }) => partId.length <= LONGEST_ID).slice(0, MOST.parts);
  const known = new Set(kept.map(({ partId }) => partId));
  const ways = joinWays(written, read).filter(({ from, to }) => known.has(from) && known.has(to));
  const reachable = reachableBy(written, ways);
  const backs = findBacks(ways);
  const reach = (partId: string): StoryPart['reach'] => {
    if (read?.trace.visited.has(partId) === true) return 'read';
    return reachable.has(partId) ? 'unread' : 'cut-off';
  };
  const shareOf = (partId: string) =>
    read === null || read.readings === 0 ? 0 : Math.min(1, (read.trace.readings.get(partId) ?? 0) / read.readings);
  return {
    parts: kept.map(({ within: _within, ...part }) => ({
      ...part,
      reach: reach(part.partId),
      share: shareOf(part.partId),
    })),
    ways: ways.slice(0, MOST.ways).map((way) => ({ ...way, back: backs.has(way) })),
  };
}

/** What readings did not come by. @param words Of each reading that came to an ending. */
export function drawCoverage(written: WrittenMap, trace: ReadingTrace, words: readonly number[]): StoryCoverage {
  const missed = written.choices.filter(({ path }) => path === null || !trace.offered.has(path));
  return {
    words: wordsOfWays(words),
    choices: written.choices.length,
    unoffered: missed.slice(0, MOST.unoffered).map(({ line, partId }) => ({ line, partId })),
  };
}

export const NO_COVERAGE: StoryCoverage = { words: null, choices: 0, unoffered: [] };

function wordsOfWays(words: readonly number[]): StoryWayWords | null {
  const sorted = words.toSorted((a, b) => a - b);
  const [shortest, median, longest] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (shortest === undefined || median === undefined || longest === undefined) return null;
  return { shortest, median, longest };
}

type Way = Omit<StoryWay, 'back'>;

/** One way for each pair of parts: written ones in the order of the source, then those that were only seen. */
function joinWays(written: WrittenMap, read: Read | null): Way[] {
  const ways = new Map<string, Way>();
  for (const { from, isMention, line, to } of written.ways) {
    const key = `${from}\n${to}`;
    if (!isMention && !ways.has(key)) ways.set(key, { from, to, line, written: true, seen: false });
  }
  for (const [key, { from, to }] of read?.trace.ways ?? []) {
    ways.set(key, { ...(ways.get(key) ?? { from, to, line: null, written: false }), seen: true });
  }
  return [...ways.values()];
}

/** The parts that a way leads to from the beginning, those included that a variable may lead to. */
function reachableBy(written: WrittenMap, ways: readonly Way[]): Set<string> {
  const next = Map.groupBy([...ways, ...written.ways], ({ from }) => from);
  const reached = new Set([START]);
  // A set takes up what is added while it is walked.
  for (const part of reached) for (const { to } of next.get(part) ?? []) reached.add(to);
  return reached;
}

/** The ways that lead back to a part on the way to them, in a walk from the beginning in the order of the source. */
function findBacks(ways: readonly Way[]): Set<Way> {
  const next = Map.groupBy(ways, ({ from }) => from);
  const backs = new Set<Way>();
  const done = new Set<string>();
  for (const root of [START, ...next.keys()]) {
    if (done.has(root)) continue;
    const open = new Set([root]);
    const stack = [{ part: root, left: [...(next.get(root) ?? [])] }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const way = top.left.shift();
      if (way === undefined) {
        stack.pop();
        open.delete(top.part);
        done.add(top.part);
      } else if (open.has(way.to)) backs.add(way);
      else if (!done.has(way.to)) {
        open.add(way.to);
        stack.push({ part: way.to, left: [...(next.get(way.to) ?? [])] });
      }
    }
  }
  return backs;
}
