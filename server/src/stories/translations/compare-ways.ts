import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { EngineRound } from '@fabula/ink/turn';
import { chances } from '../walk/chances.ts';
import { keysFor, MOST_ROUNDS, nextOf, startOf, type Place } from '../walk/ways.ts';
import type { TranslationFault } from './compare-lines.ts';

/** Differences that are named before a comparison ends. */
const MOST_FAULTS = 5;
const ID = /^[a-z0-9][a-z0-9-]*$/u;

/** A story that was compiled, in two languages. */
export interface BothPrograms {
  original: InkProgram;
  translated: InkProgram;
}

/** A round in both languages, and the numbers of the choices that led there. */
interface Pair {
  own: Place;
  other: Place;
  way: readonly number[];
}

/**
 * Follows every way through a story and its translation at once, the shortest first, but for those that go round in circles.
 *
 * @param json The original as it was compiled.
 * @param readers One in each role.
 */
export function compareAllWays(
  programs: BothPrograms,
  { json, readers }: { json: string; readers: readonly Reader[] },
): TranslationFault[] {
  const keyOf = keysFor(json);
  const seen = new Set<string>();
  const faults: TranslationFault[] = [];
  const open = readers.map((reader) => begin(programs, reader));
  for (let pair = open.shift(); pair !== undefined && faults.length < MOST_FAULTS; pair = open.shift()) {
    const key = keyOf(pair.own.turn);
    if (seen.has(key) || pair.own.turn.progress.round > MOST_ROUNDS) continue;
    seen.add(key);
    const found = compareRounds(pair);
    faults.push(...found);
    if (found.length === 0 && pair.own.turn.ending === null) open.push(...nextPairs(programs, pair));
  }
  return faults;
}

/** Follows one way at random in each role. The same seed takes the same ways. */
export function compareSomeWays(
  programs: BothPrograms,
  { readers, seed }: { readers: readonly Reader[]; seed: number },
): TranslationFault[] {
  const chance = chances(seed);
  return readers.flatMap((reader) => {
    let pair: Pair | undefined = begin(programs, reader);
    while (pair !== undefined) {
      const faults = compareRounds(pair);
      if (faults.length > 0) return faults;
      pair = takenAtRandom(programs, pair, chance());
    }
    return [];
  });
}

function begin({ original, translated }: BothPrograms, reader: Reader): Pair {
  return { own: startOf(original, reader), other: startOf(translated, reader), way: [] };
}

function takenAtRandom({ original, translated }: BothPrograms, { other, own, way }: Pair, chance: number) {
  const open = own.turn.choices.flatMap(({ lock }, index) => (lock === null ? index : []));
  const index = open[Math.floor(chance * open.length)];
  if (index === undefined) return undefined;
  const take = (program: InkProgram, { turn }: Place): Place => {
    const step = { state: turn.state, choiceId: turn.choices[index]?.choiceId ?? '' };
    return { turn: program.play(turn.state, { kind: 'choice', choiceId: step.choiceId }), step, agreed: [] };
  };
  return { own: take(original, own), other: take(translated, other), way: [...way, index + 1] };
}

function nextPairs({ original, translated }: BothPrograms, { other, own, way }: Pair): Pair[] {
  const others = nextOf(translated, other);
  return nextOf(original, own).flatMap((next, index) => {
    const counterpart = others[index];
    return counterpart === undefined ? [] : { own: next, other: counterpart, way: [...way, index + 1] };
  });
}

function compareRounds({ other, own, way }: Pair): TranslationFault[] {
  const [first, second] = [shapeOf(own.turn), shapeOf(other.turn)];
  return Object.entries(first).flatMap(([what, value]) => {
    const changed = second[what];
    if (JSON.stringify(changed) === JSON.stringify(value)) return [];
    const place = way.length === 0 ? 'in the first round' : `after the choices ${way.join(', ')}`;
    const differs = `${JSON.stringify(changed)} in place of ${JSON.stringify(value)}`;
    return [{ line: null, message: `${place}: other ${what}: ${differs}` }];
  });
}

/** What of a round is the same in every language. */
function shapeOf({ blocks, choices, ending, panel, progress, state }: EngineRound): Record<string, unknown> {
  const { chapter, round, scene } = progress;
  return {
    choices: choices.map(({ hint, lock }) => ({ locked: lock !== null, hinted: hint !== null })),
    ending: ending === null ? null : { endingId: ending.endingId, titled: ending.title !== null },
    place: { round, scene, chapter: chapter?.number ?? null },
    paragraphs: blocks.map(paragraphOf),
    values: panel.map((value) => [
      value.kind,
      value.name,
      value.kind === 'inventory' ? value.items.map(({ itemId }) => itemId) : [value.value, value.max],
    ]),
    variables: JSON.parse(JSON.parse(state).ink).variablesState,
  };
}

function paragraphOf(block: EngineRound['blocks'][number]): string {
  const heard = 'heardBy' in block ? ` ${block.heardBy?.join(' ')}` : '';
  if (block.kind === 'speech') return `speech ${ID.test(block.speaker) ? block.speaker : 'of a name'}${heard}`;
  return block.kind === 'scene' ? `scene ${block.scene}` : `${block.kind}${heard}`;
}
