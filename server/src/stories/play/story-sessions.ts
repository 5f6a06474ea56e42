import type { Logger } from 'pino';
import { deleteStoryChats } from '../../chats/story-chats.ts';
import {
  StorySession,
  type ContinuePlay,
  type PlayedStory,
  type PlayPlace,
  type StoryCard,
  type StoryPlayer,
  type StoryRound,
  type StoryRoundList,
  type StorySessionForm,
  type StorySessionPage,
} from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { countReader } from '../../explore/own/story-readers.ts';
import type { View } from '../../http/view.ts';
import { forgetPlay, recordPlay } from '../../history/history.ts';
import { runIdempotent, findReplay } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import { cutPage } from '../../lists/keyset.ts';
import { showRows } from '../../lists/show-rows.ts';
import type { StoryEngine } from '../engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import { toPlayer } from '../roles/player.ts';
import { requireRound, requireSession, showPlayedRound, type ReadPlay } from './played-round.ts';
import { readPlayedStory } from './played-story.ts';
import { requestOf, type PlayingCaller } from './queued-caller.ts';
import type { Caller } from '../../http/caller.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { MayRead } from './reading-gate.ts';
import { inLanguage, tellNew } from '../languages/in-language.ts';
import { standingsIn } from '../languages/standings.ts';
import type { Locale } from '../../lib/locale.ts';
import { toRoundRow } from '../rounds/round-row.ts';
import { findPath, findRounds, insertRounds, listRounds, pathTo } from '../rounds/round-store.ts';
import {
  findPlaces,
  findSession,
  insertSession,
  listOf,
  listSessions,
  lockSession,
  recentSessions,
  updateSession,
  type ListRequest,
  type Reader,
} from './session-store.ts';
import { openingLine, showProgress, showRoundCard } from '../rounds/show.ts';
import { findTold } from '../told-material/told-store.ts';
import { findNewestVersion } from '../versions/version-store.ts';
import type { StoryEngines } from './story-engines.ts';
import { orUnavailable } from './story-failure.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

/** Hexadecimal digits of a seed: 28 bits, which ink takes. */
const SEED_DIGITS = 7;

/** Plays that are looked through for those whose stories can still be shown. */
const LOOKED_THROUGH = 24;

/** Stories that one reader may begin in which a model writes the first round. */
const MODEL_STORIES_PER_MINUTE = 4;

export interface StoryDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  engines: StoryEngines;
  mayRead: MayRead;
  rateLimits: RateLimits;
}

type CurrentRound = Pick<StorySessionRow, 'current_round_id' | 'file_id' | 'story_id' | 'story_session_id'> &
  Pick<StoryRoundRow, 'language' | 'progress' | 'turn'>;

const sessionIdOf = (row: Pick<StorySessionRow, 'story_session_id'>): string => row.story_session_id;

/** Stories as their readers play them. Those of others are as if they were not there. */
export class StorySessions {
  readonly #deps: StoryDeps;
  readonly #beginLimit: RateLimit;

  constructor(deps: StoryDeps) {
    this.#deps = deps;
    this.#beginLimit = deps.rateLimits.exact('model stories', MODEL_STORIES_PER_MINUTE);
  }

  /**
   * Begins a story.
   *
   * @throws {AppError} NOT_FOUND for a story that the view does not show, VALIDATION_FAILED for a role that it does not
   * have, UNAVAILABLE for one that cannot be told here, with the field `storyId` where its first round takes too long. What
   * `beginRound` throws, where a model tells that.
   */
  async create(caller: PlayingCaller, { storyId, name, roleId }: StorySessionForm): Promise<StorySession> {
    const { clock, database, engines, explore, ids } = this.#deps;
    const story = await explore.getStory(caller.view, storyId);
    const reader = toPlayer(story.roles, { name, roleId });
    const fileId = (await findNewestVersion(database.db, storyId))?.file_id ?? null;
    const engine = await engines.of({ story_id: storyId, file_id: fileId }, caller.queueKey);
    const act = requestOf(caller, 'createStorySession', { storyId, name, roleId }, clock.now());
    const begun = await findReplay(database.db, act, StorySession);
    if (begun !== undefined) return begun;
    const sessionId = ids.next('ssn');
    const seed = Number.parseInt(sha256(sessionId).slice(0, SEED_DIGITS), 16);
    const crisis = (await findTold(database.db, storyId))?.crisis ?? 0;
    const origin = { sessionId, ordinal: 0, parent: null, move: null, crisis };
    const turn = await this.#begin(engine, caller, seed, reader);
    const round = toRoundRow(this.#deps, { engine, turn, origin });
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, StorySession, async () => {
        const now = clock.now();
        const session: StorySessionRow = {
          story_session_id: sessionId,
          owner_id: caller.ownerId,
          story_id: storyId,
          file_id: fileId,
          seed,
          mature: story.mature ? 1 : 0,
          player_name: reader.name,
          role_id: reader.roleId,
          current_round_id: round.round_id,
          forked_from_round_id: null,
          round_count: 1,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        };
        const language = await engines.languageFor(session, caller.view.locale);
        const first = await tellNew(engines, { session, language, path: [] }, round);
        await this.insert(trx, session, [first], story);
        await countReader(trx, storyId, caller.ownerId);
        return this.show(trx, { session, locale: caller.view.locale });
      }),
    );
  }

  /** The first round. It costs nothing, so their number is limited. */
  async #begin(
    engine: StoryEngine,
    { beginRound, ownerId }: PlayingCaller,
    seed: number,
    reader: StoryPlayer,
  ): Promise<EngineRound> {
    if (engine.name === 'model') {
      await beginRound();
      await this.#beginLimit(ownerId);
    }
    return orUnavailable(engine.begin(seed, reader), 'The story could not be started', 'storyId');
  }

  /** @throws {AppError} NOT_FOUND */
  async get(caller: Caller, sessionId: string): Promise<StorySession> {
    const { db } = this.#deps.database;
    const session = await requireSession(db, caller, sessionId);
    return this.show(db, { session, locale: caller.view.locale });
  }

  /** The story of a play. @throws {AppError} NOT_FOUND also for one that the operators have hidden. */
  async story(caller: Caller, sessionId: string): Promise<PlayedStory> {
    const { database, explore } = this.#deps;
    const { db } = database;
    return readPlayedStory({ db, explore }, caller, await requireSession(db, caller, sessionId));
  }

  async list({ ownerId, view }: Caller, request: ListRequest): Promise<StorySessionPage> {
    const { database, engines, explore, log } = this.#deps;
    const reader: Reader = { ownerId, mature: view.mature };
    const rows = await listSessions(database.db, reader, request);
    const page = cutPage(rows, request.limit, listOf(reader, request), (row) => [row.updated_at, row.story_session_id]);
    const cards = await explore.storyCards(view, [...new Set(page.items.map((row) => row.story_id))]);
    const cardOf = new Map(cards.map((card) => [card.storyId, card]));
    const standingOf = await standingsIn(engines, view.locale, page.items);
    const show = (row: (typeof rows)[number]) => {
      const story = cardOf.get(row.story_id);
      if (story === undefined) return [];
      const { story_session_id: storySessionId, current_round_id: roundId } = row;
      return { storySessionId, story, roundId, ...standingOf(row), updatedAt: new Date(row.updated_at).toISOString() };
    };
    const items = showRows(log, { table: 'story_sessions', rows: page.items, idOf: sessionIdOf, show });
    return { items, nextCursor: page.nextCursor };
  }

  async recent({ ownerId, view }: Caller, most: number): Promise<ContinuePlay[]> {
    const { database, explore, log } = this.#deps;
    const reader = { ownerId, mature: view.mature };
    const recent = await recentSessions(database.db, reader, LOOKED_THROUGH);
    const rows = await Promise.all(recent.map((row) => this.#inLanguageOf(reader, view.locale, row)));
    const cards = await explore.storyCards(view, [...new Set(rows.map((row) => row.story_id))]);
    const cardOf = new Map(cards.map((card) => [card.storyId, card]));
    const show = (row: (typeof rows)[number]): ContinuePlay[] => {
      const story = cardOf.get(row.story_id);
      if (story === undefined) return [];
      return [
        {
          kind: 'play',
          storySessionId: row.story_session_id,
          roundId: row.current_round_id,
          story,
          progress: showProgress(row),
          line: openingLine(row),
          at: new Date(row.updated_at).toISOString(),
        },
      ];
    };
    return showRows(log, { table: 'story_sessions', rows, idOf: sessionIdOf, show }).slice(0, most);
  }

  /** The current round of a play as its reader is told it. */
  async #inLanguageOf<Row extends CurrentRound>(reader: Reader, locale: Locale, row: Row): Promise<Row> {
    const { database, engines } = this.#deps;
    const { db } = database;
    const language = await engines.languageFor(row, locale);
    if (row.language === language) return row;
    const { current_round_id: roundId, story_session_id: sessionId } = row;
    const session = await findSession(db, sessionId, reader);
    if (session === undefined) return row;
    const path = await findPath(db, sessionId, roundId);
    const round = (await inLanguage(engines, { language, session }, path)).at(-1);
    return round === undefined ? row : { ...row, turn: round.turn, progress: round.progress };
  }

  /** Where plays stand, by their ids. */
  async places(db: Queries, sessionIds: readonly string[]): Promise<ReadonlyMap<string, PlayPlace>> {
    return findPlaces(db, sessionIds);
  }

  /** Takes a play away with its talks. Answers the replies under way in them. @throws {AppError} NOT_FOUND */
  async delete(caller: Caller, sessionId: string): Promise<string[]> {
    return inTransaction(this.#deps.database, async (trx) => {
      await requireSession(trx, caller, sessionId);
      const now = this.#deps.clock.now();
      await updateSession(trx, sessionId, { deleted_at: now });
      await forgetPlay(trx, sessionId);
      return deleteStoryChats(trx, sessionId, now);
    });
  }

  /** The tree of all rounds. @throws {AppError} NOT_FOUND */
  async map(caller: Caller, sessionId: string): Promise<StoryRoundList> {
    const { database, engines, log } = this.#deps;
    const { db } = database;
    const session = await requireSession(db, caller, sessionId);
    const language = await engines.languageFor(session, caller.view.locale);
    const told = await listRounds(db, sessionId);
    const isOther = told.some((row) => row.language !== language);
    const rows = isOther ? await inLanguage(engines, { language, session }, await findRounds(db, sessionId)) : told;
    return { items: showRows(log, { table: 'story_rounds', rows, idOf: (row) => row.round_id, show: showRoundCard }) };
  }

  /** @throws {AppError} NOT_FOUND */
  async round(caller: Caller, sessionId: string, roundId: string): Promise<StoryRound> {
    const { db } = this.#deps.database;
    const session = await requireSession(db, caller, sessionId);
    const round = await requireRound(db, sessionId, roundId);
    return showPlayedRound(db, this.#deps.engines, { session, locale: caller.view.locale }, round);
  }

  /** Makes another round the current one. @throws {AppError} NOT_FOUND */
  async select(caller: Caller, sessionId: string, roundId: string): Promise<StorySession> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      await requireSession(trx, caller, sessionId);
      await lockSession(trx, sessionId);
      await requireRound(trx, sessionId, roundId);
      await updateSession(trx, sessionId, { current_round_id: roundId, updated_at: clock.now() });
    });
    return this.get(caller, sessionId);
  }

  /** Puts a session and its first rounds on the shelf and into the history. */
  async insert(trx: Trx, session: StorySessionRow, rounds: readonly StoryRoundRow[], story: StoryCard): Promise<void> {
    await insertSession(trx, session);
    await insertRounds(trx, rounds);
    await recordPlay(trx, {
      storySessionId: session.story_session_id,
      ownerId: session.owner_id,
      storyId: session.story_id,
      title: story.title,
      imageUrl: story.cover.small,
      at: session.created_at,
    });
  }

  async show(db: Queries, play: ReadPlay): Promise<StorySession> {
    const { session } = play;
    const { story_session_id: sessionId, current_round_id: roundId } = session;
    const path = pathTo(await listRounds(db, sessionId), roundId);
    const current = await requireRound(db, sessionId, roundId);
    const round = await showPlayedRound(db, this.#deps.engines, play, current);
    return {
      storySessionId: sessionId,
      storyId: session.story_id,
      player: { name: session.player_name, roleId: session.role_id },
      round,
      pathIds: path.map(({ round_id: id }) => id),
      forkedFromRoundId: session.forked_from_round_id,
      createdAt: new Date(session.created_at).toISOString(),
      updatedAt: new Date(session.updated_at).toISOString(),
    };
  }

  /** @throws {AppError} NOT_FOUND for a story that the view does not show. */
  async cardOf(view: View, storyId: string): Promise<StoryCard> {
    const [card] = await this.#deps.explore.storyCards(view, [storyId]);
    if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    return card;
  }
}
