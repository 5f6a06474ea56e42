import { z } from 'zod';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { Locale, StoryRound, StoryWordsKind } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent, findReplay } from '../../idempotency/run-idempotent.ts';
import { sha256 } from '../../lib/hash.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { MoveError } from '@fabula/ink/errors';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound, Move } from '@fabula/ink/turn';
import type { RoundPrices } from '../rounds/prices.ts';
import { tellNew } from '../languages/in-language.ts';
import { toRoundRow, type MadeMove } from '../rounds/round-row.ts';
import { findNext, findPath, findRound, insertRounds } from '../rounds/round-store.ts';
import { lockSession, updateSession } from './session-store.ts';
import { choiceTexts } from '../rounds/show.ts';
import { requireRound, requireSession, showPlayedRound, type ReadPlay } from './played-round.ts';
import { requestOf, type PlayingCaller, type QueuedCaller } from './queued-caller.ts';
import { requireReading } from './reading-gate.ts';
import type { StoryDeps } from './story-sessions.ts';
import { orUnavailable } from './story-failure.ts';
import type { StoryWriting } from './story-writing.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

const TYPED_ID_DIGITS = 24;
/** Times that a round is begun for one call: another server may die over it, or give it up. */
const ATTEMPTS = 2;

interface MoveRequest {
  roundId: string;
  /** One of the two, never both. */
  choiceId?: string | undefined;
  text?: string | undefined;
  /** What `text` is. */
  wordsAs?: StoryWordsKind | undefined;
}

export interface MoveDeps extends StoryDeps {
  safety: Safety;
  writing: StoryWriting;
}

interface Intent {
  engine: Pick<StoryEngine, 'name' | 'version' | 'play'>;
  asked: Move;
  /** Names the move among all from its round. */
  moveId: string;
  /** 1 when its words sound as if the reader may be in danger from themselves. */
  crisis: number;
  prices: RoundPrices;
  /** That of the reader. */
  locale: Locale;
}

/** Where a move leads: to a round, to one that is being written, or on from a round by what the engine has still to tell. */
type Step = { round: StoryRound } | { writingId: string } | { before: StoryRoundRow };

const Made = z.object({ roundId: z.string() });

/** Moves: the only way in which a play advances. */
export class StoryMoves {
  readonly #deps: MoveDeps;

  constructor(deps: MoveDeps) {
    this.#deps = deps;
  }

  /**
   * Takes a choice of the current round, or does what the reader says in their own words. A move that was made before
   * leads to the same round again, so that a call may be repeated, and any number of equal calls at once make one round
   * and one charge.
   *
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED for words where they are no moves; FORBIDDEN for words that may not
   * be written; CONFLICT with the current round for another round, for a choice that is not one of it or is locked, and
   * while another move is under way; UNAVAILABLE when no round could be written, with the field `choiceId` where it takes
   * the story too long.
   * BUNDLE_REQUIRED as `requireReading`. What `beginRound` throws, where a model tells the round.
   * @throws {InsufficientPointsError}
   */
  async play(caller: PlayingCaller, sessionId: string, request: MoveRequest): Promise<StoryRound> {
    const { db } = this.#deps.database;
    const session = await requireSession(db, caller, sessionId);
    const act = requestOf(caller, 'playStoryRound', { sessionId, ...request }, this.#deps.clock.now());
    const known = await findReplay(db, act, Made);
    if (known !== undefined) {
      const round = await requireRound(db, sessionId, known.roundId);
      return this.#show(db, { session, locale: caller.view.locale }, round);
    }
    const intent = await this.#toIntent(caller, session, request);
    if (intent.engine.name === 'model') await caller.beginRound();
    const round = await this.#play(caller, sessionId, request.roundId, intent);
    const { roundId } = round;
    await inTransaction(this.#deps.database, (trx) => runIdempotent(trx, act, Made, async () => ({ roundId })));
    return round;
  }

  async #play(caller: QueuedCaller, sessionId: string, fromId: string, intent: Intent): Promise<StoryRound> {
    const { db } = this.#deps.database;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      let step = await this.#step(sessionId, fromId, intent);
      // A story runs outside the transaction, so that other writers do not wait for it. The round before never changes.
      if ('before' in step) step = await this.#step(sessionId, fromId, intent, await turnAfter(intent, step.before));
      if ('round' in step) return step.round;
      if ('before' in step) continue;
      await this.#deps.writing.end(step.writingId);
      const session = await requireSession(db, caller, sessionId);
      const round = await findRound(db, sessionId, step.writingId);
      if (round !== undefined) return this.#show(db, { session, locale: caller.view.locale }, round);
    }
    throw new AppError('UNAVAILABLE', 'The round could not be written');
  }

  async #toIntent(
    { queueKey, view }: QueuedCaller,
    session: StorySessionRow,
    { choiceId, text, wordsAs }: MoveRequest,
  ): Promise<Intent> {
    const { engines, explore, safety } = this.#deps;
    const prices = await engines.pricesOf(session);
    if (text === undefined) {
      if (wordsAs !== undefined)
        throw new AppError('VALIDATION_FAILED', 'wordsAs: only beside text', { field: 'wordsAs' });
      if (choiceId === undefined) throw new AppError('VALIDATION_FAILED', 'choiceId: missing', { field: 'choiceId' });
      const asked = { kind: 'choice', choiceId } as const;
      const engine = await engines.of(session, queueKey);
      return { engine, asked, moveId: choiceId, crisis: 0, prices, locale: view.locale };
    }
    if (choiceId !== undefined)
      throw new AppError('VALIDATION_FAILED', 'text: cannot be combined with choiceId', { field: 'text' });
    const language = await engines.languageFor(session, view.locale);
    const engine = await engines.forWords(session, { language, queueKey });
    const words = toPlainLine(text, 'text');
    const names = async () => (await explore.castOf(view, session.story_id)).map((card) => card.name);
    const crisis = await moderate(safety, words, 'text', names);
    const as = wordsAs ?? 'do';
    const named = as === 'do' ? words : `${as} ${words}`;
    const moveId = `typed-${sha256(named).slice(0, TYPED_ID_DIGITS)}`;
    return { engine, asked: { kind: 'typed', text: words, as }, moveId, crisis, prices, locale: view.locale };
  }

  /** @param turn What the engine has told after the round; missing before it was asked. */
  async #step(sessionId: string, roundId: string, intent: Intent, turn?: EngineRound): Promise<Step> {
    const { locale } = intent;
    return inTransaction(this.#deps.database, async (trx, afterCommit) => {
      const session = await lockSession(trx, sessionId);
      const current = await findRound(trx, sessionId, session.current_round_id);
      if (current === undefined) throw new Error('The current round is gone');
      const repeated = current.parent_id === roundId && current.choice_id === intent.moveId;
      if (repeated) return { round: await this.#show(trx, { session, locale }, current) };
      if (current.round_id !== roundId) throw conflict('The story stands at another round', current);
      const taken = (await findNext(trx, roundId)).find((round) => round.choice_id === intent.moveId);
      if (taken !== undefined) return { round: await this.#goTo(trx, { session, locale }, taken) };
      const underWay = await this.#deps.writing.findUnderWay(trx, sessionId);
      const isThis = underWay?.parent_id === roundId && underWay.choice_id === intent.moveId;
      if (underWay !== undefined && isThis) return { writingId: underWay.round_id };
      if (underWay !== undefined) throw conflict('Another move is under way', current);
      const move = madeMove(intent, current);
      await requireReading(trx, this.#deps.mayRead, session, current);
      if (intent.engine.name === 'model') {
        const { asked, engine, prices } = intent;
        const price = asked.kind === 'choice' ? prices.choice : (prices.typed ?? 0);
        const task = { asked, engine, locale, move, parent: current, price, session };
        return { writingId: await this.#deps.writing.begin(trx, afterCommit, task) };
      }
      if (turn === undefined) return { before: current };
      const origin = { sessionId, ordinal: session.round_count, parent: current, move };
      const round = toRoundRow(this.#deps, { engine: intent.engine, turn, origin });
      const next = await this.#tell(trx, { session, locale }, round);
      await insertRounds(trx, [next]);
      const counted = { ...session, round_count: session.round_count + 1 };
      return { round: await this.#goTo(trx, { session: counted, locale }, next) };
    });
  }

  /** A new round in the language of its reader. */
  async #tell(db: Queries, { locale, session }: ReadPlay, round: StoryRoundRow): Promise<StoryRoundRow> {
    const { engines } = this.#deps;
    const language = await engines.languageFor(session, locale);
    if (language === null) return round;
    const path = await findPath(db, session.story_session_id, round.parent_id ?? '');
    return tellNew(engines, { session, language, path }, round);
  }

  #show(db: Queries, play: ReadPlay, round: StoryRoundRow): Promise<StoryRound> {
    return showPlayedRound(db, this.#deps.engines, play, round);
  }

  async #goTo(trx: Trx, play: ReadPlay, round: StoryRoundRow): Promise<StoryRound> {
    const { session } = play;
    const { round_count, story_session_id: sessionId } = session;
    const changes = { current_round_id: round.round_id, round_count, updated_at: this.#deps.clock.now() };
    await updateSession(trx, sessionId, changes);
    return this.#show(trx, play, round);
  }
}

/** @throws {AppError} CONFLICT for a choice that is not one of the round, and where the story has ended. */
function madeMove({ asked, crisis, moveId }: Intent, current: StoryRoundRow): MadeMove {
  if (current.ending_id !== null) throw conflict('The story has ended', current);
  const text = asked.kind === 'typed' ? asked.text : choiceTexts(current).get(asked.choiceId);
  if (text === undefined) throw conflict('The choice is not one of this round', current);
  const wordsAs = asked.kind === 'typed' ? (asked.as ?? null) : null;
  return { kind: asked.kind, choiceId: moveId, text, wordsAs, crisis };
}

async function turnAfter({ asked, engine }: Intent, parent: StoryRoundRow): Promise<EngineRound> {
  try {
    return await orUnavailable(engine.play(parent.state, asked), 'The story cannot go on from here', 'choiceId');
  } catch (error) {
    if (error instanceof MoveError) throw conflict(error.message, parent);
    throw error;
  }
}

function conflict(message: string, { round_id: currentRoundId }: StoryRoundRow): AppError {
  return new AppError('CONFLICT', message, { currentRoundId });
}
