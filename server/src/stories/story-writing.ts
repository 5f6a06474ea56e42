import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Trx } from '../db/database.ts';
import { inTransaction, type AfterCommit } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import type { Points } from '../points/points.ts';
import { TextEngineError } from '../providers/text/text-engine.ts';
import { MoveError, StoryRunError } from './engine/errors.ts';
import type { PastRound } from './engine/model/material.ts';
import type { StoryEngine } from './engine/story-engine.ts';
import type { EngineTurn, Move } from './engine/turn.ts';
import { deleteMove, findMove, findMoveOf, insertMove } from './move-store.ts';
import { toRoundRow, type MadeMove } from './round-row.ts';
import { findPath, insertRounds } from './round-store.ts';
import { lockSession, updateSession } from './session-store.ts';
import { showBlocks } from './show.ts';
import type { StoryParts } from './story-sessions.ts';
import type { StoryMoveRow, StoryRoundRow, StorySessionRow } from './tables.ts';

const KIND = 'story-round';
/** How often somebody looks whose round another server writes. */
const LOOK_MS = 250;
const RETRY_SECONDS = 5;

export interface WritingParts extends Pick<StoryParts, 'clock' | 'database' | 'ids'> {
  jobs: Jobs;
  log: Logger;
  points: Points;
}

/** A round that is to be written. */
export interface Task {
  engine: Pick<StoryEngine, 'name' | 'version' | 'play'>;
  session: StorySessionRow;
  parent: StoryRoundRow;
  move: MadeMove;
  /** The move as the engine takes it. */
  asked: Move;
  /** Points. */
  price: number;
}

/**
 * The rounds that a model writes: paid for when they are begun, written with no transaction open, there with their
 * charge or not at all. Whoever asks for one that is being written waits for it, on whichever server.
 */
export class StoryWriting {
  readonly #parts: WritingParts;
  readonly #outcomes = new Map<string, Promise<void>>();

  constructor(parts: WritingParts) {
    this.#parts = parts;
  }

  /** The move of a play that is under way. */
  async findUnderWay(trx: Trx, sessionId: string): Promise<StoryMoveRow | undefined> {
    return findMoveOf(trx, sessionId);
  }

  /**
   * Reserves the points for a round and begins to write it after the commit; its session is locked. Answers its id.
   *
   * @throws {InsufficientPointsError} when the balance does not cover the price.
   */
  async begin(trx: Trx, afterCommit: AfterCommit, task: Task): Promise<string> {
    const { clock, ids, jobs, points } = this.#parts;
    const { move, parent, price, session } = task;
    const roundId = ids.next('rnd');
    const { owner_id: walletId, story_id: storyId, story_session_id: sessionId } = session;
    const reservation = { walletId, amount: price, reference: referenceOf(roundId), subject: { storyId } };
    await insertMove(trx, {
      round_id: roundId,
      story_session_id: sessionId,
      parent_id: parent.round_id,
      choice_id: move.choiceId,
      wallet_id: walletId,
      reservation_id: price === 0 ? null : await points.reserve(trx, reservation),
      points: price,
      created_at: clock.now(),
    });
    await jobs.begin(trx, roundId, KIND);
    afterCommit(() => this.#run(roundId, task));
    return roundId;
  }

  /**
   * Waits until a round is no longer being written, here or on another server: it is there then, or nothing is left of it.
   *
   * @throws {AppError} where it was to be written here: UNAVAILABLE when it could not be, CONFLICT when the engine does
   * not allow the move.
   */
  async end(roundId: string): Promise<void> {
    const { database, jobs } = this.#parts;
    const here = this.#outcomes.get(roundId);
    if (here !== undefined) return here;
    while ((await findMove(database.db, roundId)) !== undefined) {
      if ((await jobs.findAbandoned(KIND)).includes(roundId)) await this.#giveUp(roundId);
      else await delay(LOOK_MS);
    }
  }

  /** Gives back what was held for rounds that a server has left behind. */
  async recover(): Promise<void> {
    for (const roundId of await this.#parts.jobs.findAbandoned(KIND)) await this.#giveUp(roundId);
  }

  #run(roundId: string, task: Task): void {
    const outcome = Promise.withResolvers<void>();
    // Nobody may be waiting any more.
    outcome.promise.catch(() => undefined);
    this.#outcomes.set(roundId, outcome.promise);
    this.#parts.jobs.run(roundId, async (signal) => {
      try {
        await this.#write(roundId, task, signal);
        outcome.resolve();
      } catch (error) {
        // Whoever waits must find the points where they were.
        await this.#giveUp(roundId).finally(() => outcome.reject(toAppError(error, task.parent)));
        if (!signal.aborted) this.#parts.log.warn({ err: error, roundId }, 'a round was not written');
      } finally {
        this.#outcomes.delete(roundId);
      }
    });
  }

  async #write(roundId: string, task: Task, signal: AbortSignal): Promise<void> {
    const { asked, engine, parent, session } = task;
    const path = await findPath(this.#parts.database.db, session.story_session_id, parent.round_id);
    const past = path.map((round): PastRound => ({ did: round.choice_text, text: textOf(round) }));
    const turn = await engine.play(parent.state, asked, { past, signal });
    await this.#keep(roundId, task, turn);
  }

  async #keep(roundId: string, { engine, move, parent }: Task, turn: EngineTurn): Promise<void> {
    const { clock, database, jobs, points } = this.#parts;
    const sessionId = parent.story_session_id;
    await inTransaction(database, async (trx) => {
      const session = await lockSession(trx, sessionId);
      const held = await findMove(trx, roundId);
      if (held === undefined || !(await jobs.end(trx, roundId, 'complete'))) throw new Interruption('lost');
      if (session.deleted_at !== null) throw new AppError('NOT_FOUND', 'There is no such play');
      if (held.reservation_id !== null) await points.settle(trx, held.reservation_id, held.points);
      const reference = referenceOf(roundId);
      const entryId = (await points.entryIds(trx, [reference])).get(reference)?.[0];
      const charge = entryId === undefined ? {} : { charge: { points: held.points, entryId } };
      const origin = { sessionId, ordinal: session.round_count, parent, move, roundId, ...charge };
      await insertRounds(trx, [toRoundRow(this.#parts, { engine, turn, origin })]);
      await deleteMove(trx, roundId);
      await updateSession(trx, sessionId, {
        // A reader who has gone elsewhere meanwhile stays there.
        ...(session.current_round_id === parent.round_id ? { current_round_id: roundId } : {}),
        round_count: session.round_count + 1,
        updated_at: clock.now(),
      });
    });
  }

  async #giveUp(roundId: string): Promise<void> {
    const { database, jobs, points } = this.#parts;
    await inTransaction(database, async (trx) => {
      const held = await findMove(trx, roundId);
      if (held === undefined) return;
      const session = await lockSession(trx, held.story_session_id);
      if (!(await jobs.end(trx, roundId, 'failed'))) return;
      await deleteMove(trx, roundId);
      if (held.reservation_id === null) return;
      await points.release(trx, held.reservation_id);
      // A guest who has signed in meanwhile finds the points where all the others went.
      if (held.wallet_id !== session.owner_id) await points.moveGuestPoints(trx, held.wallet_id, session.owner_id);
    });
  }
}

function textOf(round: StoryRoundRow): string {
  return showBlocks(round)
    .flatMap((block) => ('text' in block ? [block.text] : []))
    .join('\n\n');
}

/** Names the paid act in the ledger, for all time. */
function referenceOf(roundId: string): string {
  return `story:${roundId}`;
}

/** What a reader is told of why there is no round. */
function toAppError(error: unknown, { round_id: currentRoundId }: StoryRoundRow): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MoveError) return new AppError('CONFLICT', error.message, { currentRoundId });
  const cause = error instanceof StoryRunError ? error.cause : undefined;
  const waitMs = cause instanceof TextEngineError ? cause.retryAfterMs : undefined;
  const seconds = waitMs === undefined ? RETRY_SECONDS : Math.max(1, Math.ceil(waitMs / 1_000));
  const headers = { 'retry-after': String(seconds) };
  return new AppError('UNAVAILABLE', 'The round could not be written', { cause: error, headers });
}
