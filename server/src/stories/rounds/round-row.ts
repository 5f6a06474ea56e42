import type { StoryCharge, StoryMoveKind } from '../../contract/validators.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { writeTurn } from './show.ts';
import type { StoryRoundRow } from '../tables.ts';

interface Origin {
  sessionId: string;
  ordinal: number;
  parent: StoryRoundRow | null;
  move: MadeMove | null;
  /** The id that the round was promised; a fresh one where none was. */
  roundId?: string;
  /** Of a first round: as of a move. */
  crisis?: number;
  /** What it has cost; nothing where it is left out. */
  charge?: StoryCharge;
}

export interface MadeMove {
  kind: StoryMoveKind;
  /** See `choice_id` of the row. */
  choiceId: string;
  text: string;
  /** See `words_as` of the row. */
  wordsAs: StoryRoundRow['words_as'];
  /** See `crisis` of the row. */
  crisis: number;
}

interface Written {
  engine: Pick<StoryEngine, 'name' | 'version'>;
  turn: EngineRound;
  origin: Origin;
}

export function toRoundRow(
  { clock, ids }: { clock: Clock; ids: Ids },
  { engine, turn, origin: { sessionId, ordinal, parent, move, roundId, charge, crisis = 0 } }: Written,
): StoryRoundRow {
  return {
    round_id: roundId ?? ids.next('rnd'),
    story_session_id: sessionId,
    parent_id: parent?.round_id ?? null,
    ordinal,
    move: move?.kind ?? null,
    choice_id: move?.choiceId ?? null,
    choice_text: move?.text ?? null,
    words_as: move?.wordsAs ?? null,
    crisis: move?.crisis ?? crisis,
    engine: engine.name,
    engine_version: engine.version,
    state_before: parent?.state_after ?? null,
    state_after: turn.stateHash,
    state: turn.state,
    turn: writeTurn(turn),
    script: turn.script ?? null,
    progress: JSON.stringify(turn.progress),
    ending_id: turn.ending?.endingId ?? null,
    ending_title: turn.ending?.title ?? null,
    language: null,
    points: charge?.points ?? 0,
    entry_id: charge?.entryId ?? null,
    created_at: clock.now(),
  };
}

/**
 * The same rounds for another session, under ids of their own; they were paid for once, and help was shown to the reader who
 * wrote in them, and to no other.
 */
export function copyRounds(ids: Ids, path: readonly StoryRoundRow[], sessionId: string): StoryRoundRow[] {
  const newIds = new Map(path.map(({ round_id: id }) => [id, ids.next('rnd')]));
  return path.map((round, ordinal) => ({
    ...round,
    round_id: newIds.get(round.round_id) ?? round.round_id,
    parent_id: newIds.get(round.parent_id ?? '') ?? null,
    story_session_id: sessionId,
    ordinal,
    crisis: 0,
    points: 0,
    entry_id: null,
  }));
}
