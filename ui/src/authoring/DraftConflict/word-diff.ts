export interface DiffRun {
  readonly kind: 'same' | 'mine' | 'theirs';
  readonly text: string;
}

/**
 * The most steps of the search. Versions that differ more are compared only at their ends: they were written again, and a
 * mark on every other word helps no one.
 */
const mostSteps = 600;

/** The words, spaces and signs of a text, in order: joined they are the text. @param language BCP 47 */
function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many entries two lists share from these places on. */
function shared(a: readonly string[], b: readonly string[], startA = 0, startB = 0): number {
  const end = Math.min(a.length - startA, b.length - startB);
  let count = 0;
  while (count < end && a[startA + count] === b[startB + count]) count += 1;
  return count;
}

type Step = readonly [kind: DiffRun['kind'], words: readonly string[]];

/** Where a diagonal begins after so many steps, and whether the last one took a word of the second list. */
function furthest(from: ReadonlyMap<number, number>, diagonal: number, count: number) {
  const down = from.get(diagonal + 1) ?? -1;
  const right = from.get(diagonal - 1) ?? -1;
  const isDown = diagonal === -count || (diagonal !== count && right < down);
  return { isDown, start: isDown ? down : right + 1 };
}

/**
 * The shortest way from one list to another (Myers, "An O(ND) Difference Algorithm", 1986):
 * 1. for each number of steps, keep how far each diagonal reaches;
 * 2. stop at the end of both lists;
 * 3. walk back through what was kept.
 */
function steps(mine: readonly string[], theirs: readonly string[]): readonly Step[] {
  const whole: readonly Step[] = [
    ['mine', mine],
    ['theirs', theirs],
  ];
  const limit = Math.min(mine.length + theirs.length, mostSteps);
  const trace: ReadonlyMap<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  for (let count = 0; count <= limit; count += 1) {
    trace.push(reach);
    const next = new Map(reach);
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const { start } = furthest(reach, diagonal, count);
      const end = start + shared(mine, theirs, start, start - diagonal);
      next.set(diagonal, end);
      if (end >= mine.length && end - diagonal >= theirs.length) return walkBack(trace, mine, theirs);
    }
    reach = next;
  }
  return whole;
}

function walkBack(
  trace: readonly ReadonlyMap<number, number>[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly Step[] {
  const way: Step[] = [];
  let x = mine.length;
  let y = theirs.length;
  for (let count = trace.length - 1; count >= 0; count -= 1) {
    const from = trace[count] ?? new Map<number, number>();
    const { isDown, start } = furthest(from, x - y, count);
    const startY = start - (x - y);
    way.push(['same', mine.slice(start, x)]);
    if (count === 0) break;
    way.push(isDown ? ['theirs', theirs.slice(startY - 1, startY)] : ['mine', mine.slice(start - 1, start)]);
    x = isDown ? start : start - 1;
    y = isDown ? startY - 1 : startY;
  }
  return way.toReversed();
}

function joinRuns(way: readonly Step[]): readonly DiffRun[] {
  const runs: DiffRun[] = [];
  for (const [kind, words] of way) {
    const text = words.join('');
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
    else runs.push({ kind, text });
  }
  return runs;
}

/**
 * Compares two versions of a text word by word. The runs without `theirs` are the first version, those without `mine` the
 * second.
 *
 * @param language BCP 47, finds the words of languages that are written without spaces
 */
export function diffWords(mine: string, theirs: string, language: string): readonly DiffRun[] {
  const a = wordsOf(mine, language);
  const b = wordsOf(theirs, language);
  const start = shared(a, b);
  const restA = a.slice(start);
  const restB = b.slice(start);
  const end = shared(restA.toReversed(), restB.toReversed());
  const middle = steps(restA.slice(0, restA.length - end), restB.slice(0, restB.length - end));
  return joinRuns([['same', a.slice(0, start)], ...middle, ['same', restA.slice(restA.length - end)]]);
}
