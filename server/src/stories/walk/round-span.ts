import { StoryRunError } from '@fabula/ink/errors';
import type { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';

/** A round beyond these is on a way that goes round in circles. */
const MOST_ROUNDS = 200;
/** Ink's instructions that draw from chance: what one reading meets, another may not. */
const CHANCE = /"(?:rnd|srnd|seq|lrnd)"/u;
const TURNS = /"turns?"/u;

/** How long a story can be, in rounds from the first to one that ends it. */
export interface RoundSpan {
  fewest: number;
  most: number;
}

interface Place {
  turn: EngineRound;
  /** What led there, as an agreement takes it; null in the first round. */
  step: Step | null;
  agreed: readonly Agreement[];
}

/**
 * Follows every way through a story in each of its roles, agreements of its talks included. States from which the story
 * continue alike are followed once.
 *
 * @param readers One in each role.
 * @param ms Milliseconds after which the search is given up.
 * @returns Undefined where not every way could be followed: chance decides in the story, a way has no end or fails, or
 * there are too many of them.
 */
export function findRoundSpan(
  program: InkProgram,
  json: string,
  { readers, ms }: { readers: readonly Reader[]; ms: number },
): RoundSpan | undefined {
  if (CHANCE.test(json)) return undefined;
  try {
    return followAll(program, { readers, until: performance.now() + ms, countsTurns: TURNS.test(json) });
  } catch (error) {
    if (error instanceof StoryRunError) return undefined;
    throw error;
  }
}

interface Search {
  readers: readonly Reader[];
  /** By the clock of `performance`. */
  until: number;
  countsTurns: boolean;
}

function followAll(program: InkProgram, { countsTurns, readers, until }: Search): RoundSpan | undefined {
  const seen = new Set<string>();
  const span: RoundSpan = { fewest: Number.POSITIVE_INFINITY, most: 0 };
  const open: Place[] = readers.map((reader) => ({ turn: program.begin(0, reader), step: null, agreed: [] }));
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { turn } = place;
    if (performance.now() > until || turn.progress.round > MOST_ROUNDS) return undefined;
    const key = keyOf(turn, countsTurns);
    if (seen.has(key)) continue;
    seen.add(key);
    if (turn.ending === null) open.push(...nextOf(program, place));
    else {
      span.fewest = Math.min(span.fewest, turn.progress.round);
      span.most = Math.max(span.most, turn.progress.round);
    }
  }
  return span.most === 0 ? undefined : span;
}

function nextOf(program: InkProgram, { agreed, step, turn }: Place): Place[] {
  const taken = turn.choices
    .filter(({ lock }) => lock === null)
    .map(({ choiceId }) => ({
      turn: program.play(turn.state, { kind: 'choice', choiceId }),
      step: { state: turn.state, choiceId },
      agreed: [],
    }));
  const held = new Set(program.holding(turn.state, program.talk.agreements));
  const settled = program.talk.agreements
    .filter((_, index) => !held.has(index))
    .map((agreement) => ({ all: [...agreed, agreement] }))
    .map(({ all }) => ({ turn: program.agree(step, turn.state, all), step, agreed: all }));
  return [...taken, ...settled];
}

/** What the story depends on: of ink's save, all but the number of the turn where nothing asks for it. */
function keyOf({ progress, state }: EngineRound, countsTurns: boolean): string {
  const { ink } = JSON.parse(state);
  if (countsTurns) return ink;
  const { turnIdx: _turn, turnIndices: _turns, ...save } = JSON.parse(ink);
  return `${progress.round} ${JSON.stringify(save)}`;
}
