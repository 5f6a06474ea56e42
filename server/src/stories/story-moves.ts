import type { StoryRound } from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { MoveError, StoryRunError } from './engine/errors.ts';
import type { StoryEngine } from './engine/story-engine.ts';
import type { EngineTurn } from './engine/turn.ts';
import { toRoundRow } from './round-row.ts';
import { findNext, findRound, insertRounds } from './round-store.ts';
import { lockSession, updateSession } from './session-store.ts';
import { choiceTexts } from './show.ts';
import type { Player, StoryParts, StorySessions } from './story-sessions.ts';
import type { StoryRoundRow } from './tables.ts';

interface MoveRequest {
  /** The round that the reader has before them. */
  roundId: string;
  /** One of the two, never both. */
  choiceId?: string | undefined;
  text?: string | undefined;
}

/** Moves: the one way in which a story goes on. */
export class StoryMoves {
  readonly #parts: StoryParts;
  readonly #sessions: StorySessions;

  constructor(parts: StoryParts, sessions: StorySessions) {
    this.#parts = parts;
    this.#sessions = sessions;
  }

  /**
   * Takes a choice of the current round. One that was taken before leads to the same round again, so that a call may
   * be repeated, and any number of equal calls at once make one round.
   *
   * @throws {AppError} NOT_FOUND; CONFLICT with the current round for another round, and for a choice that is not one
   * of it or is locked; UNAVAILABLE when the story fails.
   */
  async play(player: Player, sessionId: string, { roundId, choiceId, text }: MoveRequest): Promise<StoryRound> {
    const { clock, database, engines } = this.#parts;
    const { story_id: storyId } = await this.#sessions.find(database.db, player, sessionId);
    const engine = await engines.of(storyId);
    if (text !== undefined) throw new AppError('VALIDATION_FAILED', 'text: not in this story', { field: 'text' });
    if (choiceId === undefined) throw new AppError('VALIDATION_FAILED', 'choiceId: missing', { field: 'choiceId' });
    return inTransaction(database, async (trx) => {
      const session = await lockSession(trx, sessionId);
      const current = await findRound(trx, sessionId, session.current_round_id);
      if (current === undefined) throw new Error('The current round is gone');
      const repeated = current.parent_id === roundId && current.choice_id === choiceId;
      if (repeated) return this.#sessions.showRound(trx, session, current);
      if (current.round_id !== roundId) throw conflict('The story stands at another round', current);
      const taken = (await findNext(trx, roundId)).find((round) => round.choice_id === choiceId);
      const next = taken ?? (await this.#write(engine, current, { choiceId, ordinal: session.round_count }));
      if (taken === undefined) await insertRounds(trx, [next]);
      await updateSession(trx, sessionId, {
        current_round_id: next.round_id,
        round_count: session.round_count + (taken === undefined ? 1 : 0),
        updated_at: clock.now(),
      });
      return this.#sessions.showRound(trx, session, next);
    });
  }

  async #write(
    engine: StoryEngine,
    parent: StoryRoundRow,
    { choiceId, ordinal }: { choiceId: string; ordinal: number },
  ): Promise<StoryRoundRow> {
    const turn = await turnAfter(engine, parent, choiceId);
    const text = choiceTexts(parent).get(choiceId) ?? '';
    const origin = { sessionId: parent.story_session_id, ordinal, parent, move: { kind: 'choice', choiceId, text } } as const;
    return toRoundRow(this.#parts, { engine, turn, origin });
  }
}

async function turnAfter(engine: StoryEngine, parent: StoryRoundRow, choiceId: string): Promise<EngineTurn> {
  try {
    return await engine.play(parent.state, { kind: 'choice', choiceId });
  } catch (error) {
    if (error instanceof MoveError) throw conflict(error.message, parent);
    if (error instanceof StoryRunError) {
      throw new AppError('UNAVAILABLE', 'The story cannot go on from here', { cause: error });
    }
    throw error;
  }
}

function conflict(message: string, { round_id: currentRoundId }: StoryRoundRow): AppError {
  return new AppError('CONFLICT', message, { currentRoundId });
}
