import type { Logger } from 'pino';
import { z } from 'zod';
import type { Brand } from '../../config/config.ts';
import type { Locale, Story, ToldStoryForm, ToldStoryQuote } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { countOwn } from '../../explore/own/own-entries.ts';
import { addPrivateStory, OWN_STORIES, type NewStory } from '../../explore/own/own-stories.ts';
import type { Generations, Hold } from '../../generations/generations.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Quota } from '../../kept-files/quota.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { Points } from '../../points/points.ts';
import { keepWithFiles } from '../../providers/storage/keep-with-files.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { TextEngineError, type TextEngine } from '../../providers/text/text-engine.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import { StoryRunError } from '@fabula/ink/errors';
import type { ScriptWriter } from '../engine/model/script-writer.ts';
import { worldRequest } from '../engine/model/world-prompt.ts';
import { artOf, drawPictures, type DrawnPictures } from '../imports/drawn-pictures.ts';
import { requireRoom } from '../imports/limits.ts';
import { pictureKey } from '../imports/story-keys.ts';
import type { StoryOwner } from '../imports/story-owner.ts';
import { readPlanned, type PlannedStories } from './planned-story.ts';
import type { ToldStory } from './told-story.ts';
import { countMaking, deleteTold, findTold, insertTold, setMaterial } from '../told-material/told-store.ts';
import type { ToldStoryRow } from '../told-material/tables.ts';

const KIND = 'told-story';
/** Of one owner: begun in a minute, and being made at a time. */
const MOST = { perMinute: 10, making: 2 } as const;
/** Rounds that a story of one sentence is to have, and the minutes that they take to read: about that. */
const USUAL = { rounds: 10, readingMinutes: 20 } as const;
const RETRY_SECONDS = 5;

const Stored = z.object({ storyId: z.string() });

export interface ToldStoryDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  explore: Explore;
  safety: Safety;
  storage: Storage;
  quota: Quota;
  brand: Brand;
  generations: Generations;
  points: Points;
  engine: Pick<TextEngine, 'hasModel'>;
  writer: Pick<ScriptWriter, 'writeWorld'>;
  drafts: PlannedStories;
  /** Points for a round, and for one that follows the reader's own words. */
  prices: { storyRound: number; ownMove: number };
  rateLimits: RateLimits;
}

interface Drawn extends ToldStory {
  pictures: DrawnPictures;
}

/** Stories that the text model tells: made of one sentence, or of the plan of a draft. */
export class ToldStories {
  readonly #deps: ToldStoryDeps;
  readonly #limit: RateLimit;
  /** Those that this server makes. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: ToldStoryDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('told stories', MOST.perMinute);
  }

  async quote({ ownerId }: Pick<StoryOwner, 'ownerId'>): Promise<ToldStoryQuote> {
    const { database, engine, points, prices } = this.#deps;
    return {
      points: engine.hasModel === true ? prices.storyRound : null,
      roundPoints: prices.storyRound,
      ownMovePoints: prices.ownMove,
      balance: await points.balance(database.db, ownerId),
    };
  }

  /**
   * Makes a private story: of a sentence, once the model has made its world, or of the plan of a draft.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} UNAVAILABLE without a model, and where it wrote no world; VALIDATION_FAILED for a draft without a
   *   title or a tagline; FORBIDDEN for what may not be written; NOT_FOUND for a draft of another owner; CONFLICT for too
   *   many stories or files; RATE_LIMITED.
   */
  async create(owner: StoryOwner, form: ToldStoryForm): Promise<Story> {
    const { clock, database, engine, ids } = this.#deps;
    const { key, ownerId } = owner;
    const act = { ownerId, operation: 'createToldStory', key, input: form, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.#finish(owner, former.storyId);
    await this.#limit(ownerId);
    if (engine.hasModel !== true) throw new AppError('UNAVAILABLE', 'This server has no text model');
    const { draftId, sentence } = form;
    if (draftId !== undefined && sentence !== undefined) {
      throw new AppError('VALIDATION_FAILED', 'draftId: cannot be combined with sentence', { field: 'draftId' });
    }
    if (draftId !== undefined) return this.#createOfDraft(owner, draftId, act);
    const words = toPlainLine(sentence ?? '', 'sentence');
    const crisis = await moderate(this.#deps.safety, words, 'sentence');
    const storyId = ids.next('sty');
    const made = Promise.withResolvers<void>();
    // Known before the commit, so that an equal call waits for it.
    this.#running.set(storyId, made.promise);
    try {
      const stored = await inTransaction(database, (trx, afterCommit) =>
        runIdempotent(trx, act, Stored, async () => {
          await this.#begin(trx, owner, { storyId, crisis });
          afterCommit(() => made.resolve(this.#run(storyId, owner, words)));
          return { storyId };
        }),
      );
      return await this.#finish(owner, stored.storyId);
    } finally {
      this.#running.delete(storyId);
    }
  }

  /** Gives back what is held for stories that a server has left behind. */
  async recover(): Promise<void> {
    await this.#deps.generations.recover(KIND, (storyId) => this.#giveUp(storyId));
  }

  async #createOfDraft(owner: StoryOwner, draftId: string, act: Parameters<typeof runIdempotent>[1]): Promise<Story> {
    const { clock, drafts, ids, safety } = this.#deps;
    const planned = await readPlanned({ drafts, safety }, owner, draftId);
    const storyId = ids.next('sty');
    const drawn = await this.#draw(storyId, planned);
    let made = storyId;
    await this.#keepWithPictures(drawn, async (trx, row, files) => {
      const stored = await runIdempotent(trx, act, Stored, async () => {
        await this.#requireRoom(trx, owner);
        const free: Hold = { wallet_id: owner.ownerId, reservation_id: null, price: 0 };
        const material = JSON.stringify(planned.material);
        const about = { story_id: storyId, owner_id: owner.ownerId, created_at: clock.now() };
        await insertTold(trx, { ...about, ...free, material, crisis: 0 });
        await this.#deps.quota.take(trx, owner, files);
        await addPrivateStory(trx, { ...row, storyId, ownerId: owner.ownerId });
        return { storyId };
      });
      made = stored.storyId;
      return made === storyId;
    });
    return this.#finish(owner, made);
  }

  async #begin(
    trx: Trx,
    owner: StoryOwner,
    { crisis, storyId }: Pick<ToldStoryRow, 'crisis'> & { storyId: string },
  ): Promise<void> {
    const { clock, generations, prices } = this.#deps;
    const { ownerId } = owner;
    await this.#requireRoom(trx, owner);
    if ((await countMaking(trx, ownerId)) >= MOST.making) {
      throw new AppError('CONFLICT', `${MOST.making} stories are being made for you: wait for them first`);
    }
    const hold = await generations.begin(trx, {
      id: storyId,
      kind: KIND,
      walletId: ownerId,
      price: prices.storyRound,
      reference: `told:${storyId}`,
      subject: { storyId },
    });
    await insertTold(trx, {
      story_id: storyId,
      owner_id: ownerId,
      material: null,
      crisis,
      ...hold,
      created_at: clock.now(),
    });
  }

  async #requireRoom(trx: Trx, owner: StoryOwner): Promise<void> {
    requireRoom(await countOwn(trx, OWN_STORIES, owner.ownerId), owner);
  }

  /** Answers when it is made. @throws {AppError} */
  #run(storyId: string, owner: StoryOwner, sentence: string): Promise<void> {
    const { generations, log } = this.#deps;
    const { locale: language } = owner.view;
    const ended = generations.run(storyId, {
      make: (signal) => this.#make(storyId, { language, sentence }, signal),
      end: (drawn) => this.#keep(storyId, owner, drawn),
      fail: async (error, signal) => {
        await this.#giveUp(storyId);
        if (!signal.aborted) log.warn({ err: error, storyId }, 'told story failed');
      },
    });
    return ended.catch((error: unknown) => Promise.reject(toAppError(error)));
  }

  async #make(
    storyId: string,
    { language, sentence }: { language: Locale; sentence: string },
    signal: AbortSignal,
  ): Promise<Drawn> {
    const request = worldRequest(sentence, { language, seed: storyId });
    const { meters, opening, people, tagline, title, world } = await this.#deps.writer.writeWorld(
      request,
      sentence,
      signal,
    );
    return this.#draw(storyId, {
      facts: {
        title,
        tagline,
        synopsis: world,
        opening,
        kind: 'dynamic',
        rounds: USUAL.rounds,
        chapters: null,
        endings: 1,
        roles: [],
        cast: [],
        language,
        mature: false,
      },
      material: { people, meters, plan: [`The story is about: ${sentence}`] },
      art: {},
    });
  }

  async #draw(storyId: string, told: ToldStory): Promise<Drawn> {
    return { ...told, pictures: await drawPictures({ ...artOf(storyId), ...told.art }, this.#deps.brand) };
  }

  async #keep(storyId: string, owner: StoryOwner, drawn: Drawn): Promise<void> {
    const { generations, quota } = this.#deps;
    await this.#keepWithPictures(drawn, async (trx, row, files) => {
      const told = await findTold(trx, storyId);
      if (told === undefined || !(await generations.end(trx, storyId, 'complete'))) return false;
      // A guest may have signed in meanwhile.
      const ownerId = told.owner_id;
      await quota.take(trx, { ...owner, ownerId }, files);
      await addPrivateStory(trx, { ...row, storyId, ownerId });
      await setMaterial(trx, storyId, JSON.stringify(drawn.material));
      await generations.settle(trx, told, { charged: told.price, ownerId });
      return true;
    });
  }

  /** @param keep Answers whether the story is kept: else its pictures are deleted. */
  async #keepWithPictures(
    { facts, pictures }: Drawn,
    keep: (
      trx: Trx,
      row: Omit<NewStory, 'storyId' | 'ownerId'>,
      files: ReadonlyMap<ReturnType<typeof pictureKey>, Uint8Array>,
    ) => Promise<boolean>,
  ): Promise<void> {
    const { clock, database, ids, storage } = this.#deps;
    const pictureId = ids.next('pic');
    const files = new Map([...pictures.files].map(([kind, bytes]) => [pictureKey(pictureId, kind), bytes] as const));
    const row = {
      ...facts,
      fewestRounds: null,
      readingMinutes: USUAL.readingMinutes,
      words: 0,
      creatorName: '',
      pictureKey: pictureId,
      coverColor: pictures.color,
      coverInk: pictures.ink,
      now: clock.now(),
    };
    await keepWithFiles(storage, files, {
      keep: () => inTransaction(database, (trx) => keep(trx, row, files)),
      isNew: (isKept) => isKept,
    });
  }

  async #giveUp(storyId: string): Promise<void> {
    const { database, generations } = this.#deps;
    await inTransaction(database, async (trx) => {
      const told = await findTold(trx, storyId);
      if (told === undefined || told.material !== null) return;
      if (!(await generations.end(trx, storyId, 'failed'))) return;
      await deleteTold(trx, storyId);
      await generations.settle(trx, told satisfies ToldStoryRow, { charged: 0, ownerId: told.owner_id });
    });
  }

  /** The story, once it is made. @throws {AppError} UNAVAILABLE where there is none. */
  async #finish({ ownerId, view }: StoryOwner, storyId: string): Promise<Story> {
    const { database, explore } = this.#deps;
    await this.#running.get(storyId);
    const told = await findTold(database.db, storyId);
    if (told?.material === null) throw unavailable('The story is still being made');
    if (told === undefined) throw unavailable('The story could not be made');
    return explore.getStory({ ...view, viewerId: ownerId, mature: true }, storyId);
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = error instanceof StoryRunError ? error.cause : undefined;
  const waitMs = cause instanceof TextEngineError ? cause.retryAfterMs : undefined;
  return unavailable('The story could not be made', { cause: error, waitMs });
}

function unavailable(
  message: string,
  { cause, waitMs }: { cause?: unknown; waitMs?: number | undefined } = {},
): AppError {
  const seconds = waitMs === undefined ? RETRY_SECONDS : Math.max(1, Math.ceil(waitMs / 1_000));
  return new AppError('UNAVAILABLE', message, { cause, headers: { 'retry-after': String(seconds) } });
}
