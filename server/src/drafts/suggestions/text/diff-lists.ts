/** A stretch that both lists have, or one that another one takes the place of; either side of that may be empty. */
export type DiffStep =
  | { kind: 'same'; before: readonly string[] }
  | { kind: 'replaced'; before: readonly string[]; after: readonly string[] };

/** Most entries that one list has more or other than the other one: the search takes the square of it. */
const MOST_EDITS = 800;

/**
 * The shortest way from one list to another (Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986).
 *
 * @returns undefined for lists that differ in too much.
 */
export function diffLists(before: readonly string[], after: readonly string[]): DiffStep[] | undefined {
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const middle = between(before.slice(start, before.length - end), after.slice(start, after.length - end));
  if (middle === undefined) return undefined;
  const steps: DiffStep[] = [{ kind: 'same', before: before.slice(0, start) }, ...middle];
  steps.push({ kind: 'same', before: before.slice(before.length - end) });
  return steps.filter((step) => step.kind === 'replaced' || step.before.length > 0);
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

/** How far each diagonal reaches in the first list, after each number of edits. */
function between(before: readonly string[], after: readonly string[]): DiffStep[] | undefined {
  const most = Math.min(before.length + after.length, MOST_EDITS);
  const width = 2 * most + 3;
  const trace: Int32Array[] = [];
  let reach = new Int32Array(width).fill(-1);
  reach[most + 2] = 0;
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reach);
    reach = reach.slice();
    const former = trace[edits] ?? reach;
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const { x: from } = beginning(former, diagonal, edits, most);
      let x = from;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reach[diagonal + most + 1] = x;
      if (x >= before.length && x - diagonal >= after.length) return walkBack(trace, most, before, after);
    }
  }
  return undefined;
}

function beginning(reach: Int32Array, diagonal: number, edits: number, most: number) {
  const down = reach[diagonal + most + 2] ?? -1;
  const right = reach[diagonal + most] ?? -1;
  const isDown = diagonal === -edits || (diagonal !== edits && right < down);
  return { isDown, x: isDown ? down : right + 1 };
}

function walkBack(
  trace: readonly Int32Array[],
  most: number,
  before: readonly string[],
  after: readonly string[],
): DiffStep[] {
  const steps: DiffStep[] = [];
  let x = before.length;
  let y = after.length;
  let edits: { before: string[]; after: string[] } = { before: [], after: [] };
  const flush = () => {
    if (edits.before.length + edits.after.length === 0) return;
    steps.push({ kind: 'replaced', before: edits.before.toReversed(), after: edits.after.toReversed() });
    edits = { before: [], after: [] };
  };
  for (let count = trace.length - 1; count >= 0; count -= 1) {
    const { isDown, x: from } = beginning(trace[count] ?? new Int32Array(), x - y, count, most);
    const fromY = from - (x - y);
    if (x > from) {
      flush();
      steps.push({ kind: 'same', before: before.slice(from, x) });
    }
    if (count === 0) break;
    if (isDown) edits.after.push(...after.slice(fromY - 1, fromY));
    else edits.before.push(...before.slice(from - 1, from));
    x = isDown ? from : from - 1;
    y = isDown ? fromY - 1 : fromY;
  }
  flush();
  return steps.toReversed();
}
