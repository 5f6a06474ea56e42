import type { Logger } from 'pino';
import type { Locale } from '../../lib/locale.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction, type AfterCommit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import type { Generations, Hold } from '../../generations/generations.ts';
import { Interruption } from '../../jobs/jobs.ts';
import type { Points } from '../../points/points.ts';
import { TextEngineError } from '../../providers/text/text-engine.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { PastRound } from '../engine/model/material.ts';
import { saidAs } from '../engine/model/prompt.ts';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound, Move } from '@fabula/ink/turn';
import { deleteMove, findMove, findMoveOf, insertMove } from './move-store.ts';
import { tellNew, type Translations } from '../languages/in-language.ts';
import { toRoundRow, type MadeMove } from '../rounds/round-row.ts';
import { findPath, insertRounds } from '../rounds/round-store.ts';
import { lockSession, updateSession } from './session-store.ts';
import { showBlocks } from '../rounds/show.ts';
import type { StoryDeps } from './story-sessions.ts';
import type { StoryMoveRow, StoryRoundRow, StorySessionRow } from '../tables.ts';

const KIND = 'story-round';
const RETRY_SECONDS = 5;

export interface WritingDeps extends Pick<StoryDeps, 'clock' | 'database' | 'ids'> {
  translations: Translations;
  /** Aborted when the server stops. */
  closing: AbortSignal;
  generations: Generations;
  log: Logger;
  /** Knows when a round is no longer being written; its topics are the ids of the rounds. */
  notifier: EventNotifier;
  points: Points;
}

export interface Task {
  engine: Pick<StoryEngine, 'name' | 'version' | 'play'>;
  session: StorySessionRow;
  parent: StoryRoundRow;
  move: MadeMove;
  asked: Move;
  /** The language of the reader. */
  locale: Locale;
  /** Points. */
  price: number;
}

/**
 * The rounds that a model writes: paid for when they are begun, written with no transaction open, there with their
 * charge or not at all. A second call for one that is being written waits for it, on any server.
 */
export class StoryWriting {
  readonly #deps: WritingDeps;
  readonly #outcomes = new Map<string, Promise<void>>();

  constructor(deps: WritingDeps) {
    this.#deps = deps;
  }

  async findUnderWay(trx: Trx, sessionId: string): Promise<StoryMoveRow | undefined> {
    return findMoveOf(trx, sessionId);
  }

  /**
   * Reserves the points for a round and begins to write it after the commit; its session is locked. Answers its id.
   *
   * @throws {InsufficientPointsError} when the balance does not cover the price.
   */
  async begin(trx: Trx, afterCommit: AfterCommit, task: Task): Promise<string> {
    const { clock, generations, ids } = this.#deps;
    const { move, parent, price, session } = task;
    const roundId = ids.next('rnd');
    const { price: points, ...hold } = await generations.begin(trx, {
      id: roundId,
      kind: KIND,
      walletId: session.owner_id,
      price,
      reference: referenceOf(roundId),
      subject: { storyId: session.story_id },
    });
    await insertMove(trx, {
      round_id: roundId,
      story_session_id: session.story_session_id,
      parent_id: parent.round_id,
      choice_id: move.choiceId,
      points,
      created_at: clock.now(),
      ...hold,
    });
    afterCommit(() => this.#run(roundId, task));
    return roundId;
  }

  /**
   * Waits until a round is no longer being written, here or on another server: it exists then, or nothing is left of it.
   * One that a server has left behind is given up by `recover`.
   *
   * @throws {AppError} where it was to be written here: UNAVAILABLE when it could not be, CONFLICT when the engine does
   * not allow the move; UNAVAILABLE when this server stops.
   */
  async end(roundId: string): Promise<void> {
    const { closing, database, notifier } = this.#deps;
    const here = this.#outcomes.get(roundId);
    if (here !== undefined) return here;
    using subscriber = notifier.subscribe(roundId, 0, closing);
    while (!closing.aborted) {
      if ((await findMove(database.db, roundId)) === undefined) return;
      await subscriber.next();
    }
    throw new AppError('UNAVAILABLE', 'The server is stopping');
  }

  /** Gives back what is held for rounds that a server has left behind. */
  async recover(): Promise<void> {
    await this.#deps.generations.recover(KIND, (roundId) => this.#giveUp(roundId));
  }

  #run(roundId: string, task: Task): void {
    const { generations, log } = this.#deps;
    const ended = generations.run(roundId, {
      make: (signal) => this.#write(task, signal),
      end: (turn) => this.#keep(roundId, task, turn),
      fail: async (error, signal) => {
        await this.#giveUp(roundId);
        if (!signal.aborted) log.warn({ err: error, roundId }, 'story round failed');
      },
    });
    const outcome = ended
      .catch((error: unknown) => Promise.reject(toAppError(error, task.parent)))
      .finally(() => this.#outcomes.delete(roundId));
    // The client that waits for it may have left.
    outcome.catch(() => undefined);
    this.#outcomes.set(roundId, outcome);
  }

  async #write({ asked, engine, parent, session }: Task, signal: AbortSignal): Promise<EngineRound> {
    const path = await findPath(this.#deps.database.db, session.story_session_id, parent.round_id);
    const past = path.map((round): PastRound => ({ did: didIn(round), text: textOf(round) }));
    return engine.play(parent.state, asked, { past, signal });
  }

  async #keep(roundId: string, { engine, locale, move, parent }: Task, turn: EngineRound): Promise<void> {
    const { clock, database, generations, notifier, points, translations } = this.#deps;
    const sessionId = parent.story_session_id;
    await inTransaction(database, async (trx, afterCommit) => {
      const session = await lockSession(trx, sessionId);
      const held = await findMove(trx, roundId);
      if (held === undefined || !(await generations.end(trx, roundId, 'complete'))) throw new Interruption('lost');
      if (session.deleted_at !== null) throw new AppError('NOT_FOUND', 'There is no such play');
      await generations.settle(trx, holdOf(held), { charged: held.points, ownerId: session.owner_id });
      const reference = referenceOf(roundId);
      const entryId = (await points.entryIds(trx, [reference])).get(reference)?.[0];
      const charge = entryId === undefined ? {} : { charge: { points: held.points, entryId } };
      const origin = { sessionId, ordinal: session.round_count, parent, move, roundId, ...charge };
      const language = await translations.languageFor(session, locale);
      const path = language === null ? [] : await findPath(trx, sessionId, parent.round_id);
      const round = toRoundRow(this.#deps, { engine, turn, origin });
      await insertRounds(trx, [await tellNew(translations, { session, language, path }, round)]);
      await deleteMove(trx, roundId);
      await updateSession(trx, sessionId, {
        // A reader who has gone to another round meanwhile stays there.
        ...(session.current_round_id === parent.round_id ? { current_round_id: roundId } : {}),
        round_count: session.round_count + 1,
        updated_at: clock.now(),
      });
      afterCommit(() => notifier.notify(roundId));
    });
  }

  async #giveUp(roundId: string): Promise<void> {
    const { database, generations, notifier } = this.#deps;
    await inTransaction(database, async (trx, afterCommit) => {
      const held = await findMove(trx, roundId);
      if (held === undefined) return;
      const session = await lockSession(trx, held.story_session_id);
      if (!(await generations.end(trx, roundId, 'failed'))) return;
      await deleteMove(trx, roundId);
      await generations.settle(trx, holdOf(held), { charged: 0, ownerId: session.owner_id });
      afterCommit(() => notifier.notify(roundId));
    });
  }
}

function holdOf({ points: price, reservation_id, wallet_id }: StoryMoveRow): Hold {
  return { wallet_id, reservation_id, price };
}

function textOf(round: StoryRoundRow): string {
  return showBlocks(round)
    .flatMap((block) => ('text' in block ? [block.text] : []))
    .join('\n\n');
}

function didIn({ choice_text: text, words_as: as }: StoryRoundRow): string | null {
  return text === null ? null : saidAs(text, as ?? undefined);
}

function referenceOf(roundId: string): string {
  return `story:${roundId}`;
}

function toAppError(error: unknown, { round_id: currentRoundId }: StoryRoundRow): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MoveError) return new AppError('CONFLICT', error.message, { currentRoundId });
  const cause = error instanceof StoryRunError ? error.cause : undefined;
  const waitMs = cause instanceof TextEngineError ? cause.retryAfterMs : undefined;
  const seconds = waitMs === undefined ? RETRY_SECONDS : Math.max(1, Math.ceil(waitMs / 1_000));
  const headers = { 'retry-after': String(seconds) };
  return new AppError('UNAVAILABLE', 'The round could not be written', { cause: error, headers });
}
