import { setImmediate } from 'node:timers/promises';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { InkProgram } from '@fabula/ink/ink-program';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';
import { choiceIds, showPanel, showProgress } from '../rounds/show.ts';
import { agreedOn } from '../rounds/agreed-on.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

/** Rounds that are told before other requests take their turn. */
const ROUNDS_AT_ONCE = 8;

/** A round as another translation of its story tells it. */
export interface Retold {
  turn: EngineRound;
  /** What the reader did to get there; null for the first round. */
  choiceText: string | null;
}

/** A round on the way, with what an agreement after it depends on. */
interface Place extends Retold {
  row: StoryRoundRow;
  step: Step | null;
  agreed: readonly Agreement[];
}

/** What a play is told again from. */
export type Beginning = Pick<StorySessionRow, 'player_name' | 'role_id' | 'seed'>;

/**
 * Plays a story again in another language, by the same moves: choices are taken by their places, since their ids belong
 * to the states of the story’s own language.
 *
 * @param program The story in the language that is wanted.
 * @param rounds Of one play, each after its parent, from the first round on.
 * @returns By the ids of the rounds. A round that comes out otherwise is left out, and so is all that follows it.
 */
export async function retell(
  program: InkProgram,
  beginning: Beginning,
  rounds: readonly StoryRoundRow[],
): Promise<Map<string, Retold>> {
  const places = new Map<string, Place>();
  for (const [index, row] of rounds.entries()) {
    if (index % ROUNDS_AT_ONCE === ROUNDS_AT_ONCE - 1) await setImmediate();
    const place = tryToTell(program, beginning, row, places);
    if (place !== undefined && isSame(row, place.turn)) places.set(row.round_id, place);
  }
  return places;
}

function tryToTell(
  program: InkProgram,
  beginning: Beginning,
  row: StoryRoundRow,
  places: ReadonlyMap<string, Place>,
): Place | undefined {
  const before = places.get(row.parent_id ?? '');
  try {
    if (row.parent_id !== null) return before && tellAfter(program, before, row);
    if (row.script !== null) return undefined;
    const { player_name: name, role_id: roleId, seed } = beginning;
    return { row, turn: program.begin(seed, { name, roleId }), choiceText: null, step: null, agreed: [] };
  } catch (error) {
    if (error instanceof StoryRunError || error instanceof MoveError) return undefined;
    throw error;
  }
}

function tellAfter(program: InkProgram, before: Place, row: StoryRoundRow): Place | undefined {
  const { agreed, step } = before;
  const { state } = before.turn;
  if (row.move === 'typed') {
    const turn = program.stay(state, '');
    return { row, turn, choiceText: row.choice_text, step, agreed };
  }
  if (row.move === 'talk') {
    const made = [...agreed, ...agreedOn([row], program.talk.agreements)];
    const agreement = made.at(-1);
    if (agreement === undefined || made.length === agreed.length) return undefined;
    return { row, turn: program.agree(step, state, made), choiceText: agreement.text, step, agreed: made };
  }
  const choice = before.turn.choices[choiceIds(before.row).indexOf(row.choice_id ?? '')];
  if (choice === undefined) return undefined;
  const { choiceId, text } = choice;
  const turn = program.play(state, { kind: 'choice', choiceId });
  return { row, turn, choiceText: text, step: { state, choiceId }, agreed: [] };
}

/** Whether a round stands where the other does: at the same place, with the same choices, values and ending. */
function isSame(row: StoryRoundRow, { choices, ending, panel, progress }: EngineRound): boolean {
  const { round, scene } = showProgress(row);
  return (
    choiceIds(row).length === choices.length &&
    (ending?.endingId ?? null) === row.ending_id &&
    progress.round === round &&
    progress.scene === scene &&
    JSON.stringify(panel.map(valueOf)) === JSON.stringify(showPanel(row).map(valueOf))
  );
}

function valueOf(value: EngineRound['panel'][number]) {
  return value.kind === 'inventory' ? value.items.map(({ itemId }) => itemId) : value.value;
}
