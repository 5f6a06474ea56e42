import { OfflinePlay, type OfflinePlayForm, type OfflineStory } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { countReader } from '../../explore/own/story-readers.ts';
import type { Caller } from '../../http/caller.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Locale } from '../../lib/locale.ts';
import { inLanguage } from '../languages/in-language.ts';
import { sha256 } from '../../lib/hash.ts';
import { findPlaces } from '../../media/art/story-places.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import { requestOf, type QueuedCaller } from '../play/queued-caller.ts';
import { toRoundRow } from '../rounds/round-row.ts';
import { choiceTexts } from '../rounds/show.ts';
import { orUnavailable } from '../play/story-failure.ts';
import type { StoryDeps, StorySessions } from '../play/story-sessions.ts';
import { toPlayer } from '../roles/player.ts';
import type { StoryRoundRow } from '../tables.ts';
import { findNewestVersion } from '../versions/version-store.ts';
import { equalRounds } from './equal-rounds.ts';
import { inOwnLanguage, stepsOf, type PlayedStep } from './own-language.ts';

/** Programs that a reader may ask for, and plays that they may send. */
const CALLS_PER_MINUTE = 20;

interface KeptStory {
  program: string;
  hash: string;
  fileId: string | null;
  /** Null for the one that the story is written in. */
  language: Locale | null;
}

/** Stories that readers keep to play them without a network, and the plays that come back. */
export class OfflinePlays {
  readonly #deps: StoryDeps;
  readonly #sessions: StorySessions;
  readonly #limit: RateLimit;

  constructor(deps: StoryDeps, sessions: StorySessions) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('offline plays', CALLS_PER_MINUTE);
    this.#sessions = sessions;
  }

  /** @throws {AppError} NOT_FOUND for a story that the view does not show, or that cannot be kept. */
  async story(caller: Caller, storyId: string, withProgram: boolean): Promise<OfflineStory> {
    const { explore } = this.#deps;
    await explore.getStory(caller.view, storyId);
    if (withProgram) await this.#limit(caller.ownerId);
    const { hash, language, program } = await this.#keptStory(caller, storyId, caller.view.locale);
    return {
      storyId,
      ...(language === null ? {} : { language }),
      hash,
      bytes: Buffer.byteLength(program),
      ...(withProgram ? { program } : {}),
      places: findPlaces(storyId),
    };
  }

  /**
   * Makes a play of the rounds that come out here as they were sent.
   *
   * @throws {AppError} NOT_FOUND as `story`; VALIDATION_FAILED for a role that the story does not have; UNAVAILABLE with
   * the field `rounds` where a round takes too long.
   */
  async send(caller: QueuedCaller, storyId: string, form: OfflinePlayForm): Promise<OfflinePlay> {
    const { clock, database, engines, explore, ids } = this.#deps;
    const act = requestOf(caller, 'sendOfflinePlay', { storyId, ...form }, clock.now());
    const known = await findReplay(database.db, act, OfflinePlay);
    if (known !== undefined) return known;
    await this.#limit(caller.ownerId);
    const story = await explore.getStory(caller.view, storyId);
    const reader = toPlayer(story.roles, form);
    const kept = await this.#keptStory(caller, storyId, form.language);
    const { fileId, hash, language } = kept;
    const told = { story_id: storyId, file_id: fileId };
    const engine = await engines.of(told, caller.queueKey);
    const sent = (await engines.translatedEngine(told, { language, queueKey: caller.queueKey })) ?? engine;
    const beginning = { seed: form.seed, reader };
    const replay = equalRounds(sent, beginning, form.rounds);
    const { equal, turns } = await orUnavailable(replay, 'The story could not be played again', 'rounds');
    const played = stepsOf(turns, form.rounds);
    const steps = language === null ? played : await inOwnLanguage(engine, beginning, played);
    const sessionId = ids.next('ssn');
    const player = { ...told, seed: form.seed, player_name: reader.name, role_id: reader.roleId };
    const rounds = await inLanguage(engines, { language, session: player }, this.#toRows(engine, sessionId, steps));
    const last = rounds.at(-1);
    if (last === undefined) throw new RangeError('A play has a first round');
    const result = {
      storySessionId: sessionId,
      roundId: last.round_id,
      equal: Math.min(equal, steps.length),
      sent: form.rounds.length,
      changed: form.hash !== hash,
    };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, OfflinePlay, async () => {
        const now = clock.now();
        const session = {
          story_session_id: sessionId,
          owner_id: caller.ownerId,
          ...player,
          mature: story.mature ? 1 : 0,
          current_round_id: last.round_id,
          forked_from_round_id: null,
          round_count: rounds.length,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        };
        await this.#sessions.insert(trx, session, rounds, story);
        await countReader(trx, storyId, caller.ownerId);
        return result;
      }),
    );
  }

  #toRows(
    engine: Parameters<typeof toRoundRow>[1]['engine'],
    sessionId: string,
    steps: readonly PlayedStep[],
  ): StoryRoundRow[] {
    const rows: StoryRoundRow[] = [];
    for (const [ordinal, { choiceId, turn }] of steps.entries()) {
      const parent = rows.at(-1) ?? null;
      const text = parent === null ? undefined : choiceTexts(parent).get(choiceId ?? '');
      const move =
        text === undefined || choiceId === null
          ? null
          : ({ kind: 'choice', choiceId, text, wordsAs: null, crisis: 0 } as const);
      rows.push(toRoundRow(this.#deps, { engine, turn, origin: { sessionId, ordinal, parent, move } }));
    }
    return rows;
  }

  /**
   * @param locale That the story is to be told in, where it is translated into it.
   * @throws {AppError} NOT_FOUND for a story that a model tells, and for one that its reader has yet to buy.
   */
  async #keptStory({ ownerId }: Caller, storyId: string, locale: Locale | undefined): Promise<KeptStory> {
    const { clock, database, engines, mayRead } = this.#deps;
    const { db } = database;
    const fileId = (await findNewestVersion(db, storyId))?.file_id ?? null;
    const story = { story_id: storyId, file_id: fileId };
    const language = locale === undefined ? null : await engines.languageFor(story, locale);
    const program = await engines.compiledOf(story, language);
    if (program === undefined || !(await mayRead(db, { ownerId, storyId, begunAt: clock.now() }))) {
      throw new AppError('NOT_FOUND', 'This story cannot be kept to be played offline');
    }
    return { program, hash: sha256(program), fileId, language };
  }
}
