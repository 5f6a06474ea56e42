import { z } from 'zod';
import type { Brand } from '../../config/config.ts';
import type { StoryDraftField, StoryImportForm, StoryReport, StoryVersionReason } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { countOwn } from '../../explore/own/own-entries.ts';
import { noteVisibilityChange, readStoryPublications } from '../../explore/publications.ts';
import { addPrivateStory, changeOwnStory, OWN_STORIES, type NewStory } from '../../explore/own/own-stories.ts';
import { findReplay, runIdempotent, type IdempotentRequest } from '../../idempotency/run-idempotent.ts';
import type { Quota } from '../../kept-files/quota.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import type { StoryArt } from '../../media/art/types.ts';
import { keepWithFiles } from '../../providers/storage/keep-with-files.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import { findNewestVersion } from '../versions/version-store.ts';
import { addVersion } from '../versions/versions.ts';
import { artOf, drawPictures, type DrawnPictures } from './drawn-pictures.ts';
import type { SoundStory } from './ink-validation.ts';
import { requireRoom } from './limits.ts';
import { pictureKey } from './story-keys.ts';
import { compiledKey, inkKey } from '../versions/version-files.ts';
import { storyFacts } from './story-facts.ts';
import type { StoryOwner } from './story-owner.ts';

export interface StoryKeeperDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  storage: Storage;
  quota: Quota;
  brand: Brand;
}

/** A sound story that is to be kept. */
export interface StoryToKeep {
  /** The operation that keeps it, and what the act depends on. */
  act: { operation: string; input: unknown };
  form: Pick<StoryImportForm, 'title' | 'tagline' | 'language' | 'kind' | 'mature'>;
  report: StoryReport;
  story: SoundStory;
  /** What its pictures show; by chance where nothing is said. */
  art?: Pick<StoryArt, 'kind' | 'mood'>;
  cast: readonly string[];
  /** JSON of the plan of the draft that it is made of, or of `form` for one that is imported. */
  plan: string;
  reason: StoryVersionReason;
  /** What differs from the version before. */
  changed: readonly StoryDraftField[];
  /** Whether it was found to be publishable. Only then it takes the place of a story that others see. */
  isPublishable: boolean;
  /** Runs in the transaction that keeps it. */
  before?: (trx: Trx, storyId: string) => Promise<void>;
}

const Kept = z.object({ storyId: z.string(), version: z.int() });
export type Kept = z.output<typeof Kept>;

/** Keeps stories with their files, each as a new story or as a new version of one. */
export class StoryKeeper {
  readonly #deps: StoryKeeperDeps;

  constructor(deps: StoryKeeperDeps) {
    this.#deps = deps;
  }

  /** What an act answered the first time; undefined for one that has not happened. */
  async replay(owner: StoryOwner, act: StoryToKeep['act']): Promise<Kept | undefined> {
    return findReplay(this.#deps.database.db, this.#request(owner, act), Kept);
  }

  /** @throws {AppError} CONFLICT for too many stories or files. */
  async keepNew(owner: StoryOwner, kept: StoryToKeep): Promise<Kept> {
    const { ids } = this.#deps;
    const storyId = ids.next('sty');
    return this.#keep(owner, kept, { storyId, fileId: storyId, number: 1 });
  }

  /**
   * Makes another version of a story; one that is as it was kept last stays that version.
   *
   * @throws {AppError} CONFLICT for too many files, and where it was kept meanwhile.
   */
  async keepChanged(owner: StoryOwner, storyId: string, kept: StoryToKeep): Promise<Kept> {
    const { database, ids } = this.#deps;
    const newest = await findNewestVersion(database.db, storyId);
    if (newest?.digest === digestOf(kept)) {
      const same = { storyId, version: newest.number };
      const work = (trx: Trx) =>
        runIdempotent(trx, this.#request(owner, kept.act), Kept, async () => {
          await kept.before?.(trx, storyId);
          return same;
        });
      return inTransaction(database, work);
    }
    const number = (newest?.number ?? 1) + 1;
    return this.#keep(owner, kept, { storyId, fileId: ids.next('stv'), number });
  }

  #request({ key, ownerId }: StoryOwner, act: StoryToKeep['act']): IdempotentRequest {
    return { ownerId, operation: act.operation, key, input: act.input, now: this.#deps.clock.now() };
  }

  async #keep(
    owner: StoryOwner,
    kept: StoryToKeep,
    { fileId, number, storyId }: { storyId: string; fileId: string; number: number },
  ): Promise<Kept> {
    const { brand, clock, database, ids, quota, storage } = this.#deps;
    const pictureId = ids.next('pic');
    const pictures = await drawPictures({ ...artOf(storyId), ...kept.art }, brand);
    const files = filesOf({ fileId, pictureId, pictures, story: kept.story });
    const now = clock.now();
    const row: NewStory = {
      ...rowOf(kept),
      storyId,
      ownerId: owner.ownerId,
      pictureKey: pictureId,
      coverColor: pictures.color,
      coverInk: pictures.ink,
      now,
    };
    let isMade = false;
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, this.#request(owner, kept.act), Kept, async () => {
          if (number === 1) requireRoom(await countOwn(trx, OWN_STORIES, owner.ownerId), owner);
          await kept.before?.(trx, storyId);
          await quota.take(trx, owner, files);
          await (number === 1 ? addPrivateStory(trx, row) : this.#change(trx, row, kept));
          const { plan, reason } = kept;
          const changed = JSON.stringify(kept.changed);
          const about = { digest: digestOf(kept), plan, reason, changed_fields: changed, created_at: now };
          if (!(await addVersion(trx, { file_id: fileId, story_id: storyId, number, ...about }))) {
            throw new AppError('CONFLICT', 'The story was kept meanwhile: try again');
          }
          isMade = true;
          return { storyId, version: number };
        }),
      );
    return keepWithFiles(storage, files, { keep, isNew: () => isMade });
  }

  async #change(trx: Trx, row: NewStory, { isPublishable }: StoryToKeep): Promise<void> {
    const { storyId } = row;
    const before = (await readStoryPublications(trx, [storyId])).get(storyId);
    await changeOwnStory(trx, row);
    // After the write, which waits for a publication that is under way.
    const now = (await readStoryPublications(trx, [storyId])).get(storyId);
    if (now === undefined || now.visibility === 'private') return;
    if (!isPublishable) throw new AppError('CONFLICT', 'The story was published meanwhile: try again');
    if (before?.mature !== now.mature) await noteVisibilityChange(trx, storyId);
  }
}

/** What tells one version of a story from another. */
function digestOf({ cast, form, plan, story }: StoryToKeep): string {
  return sha256(JSON.stringify([form, cast, plan, story.source ?? story.json]));
}

function rowOf({ cast, form, report, story }: StoryToKeep) {
  const { kind, language, mature, tagline, title } = form;
  return { title, tagline, language, mature, kind, cast, ...storyFacts(form, report, story) };
}

interface StoryFiles {
  fileId: string;
  pictureId: string;
  pictures: DrawnPictures;
  story: SoundStory;
}

function filesOf({ fileId, pictureId, pictures, story }: StoryFiles): ReadonlyMap<StorageKey, Uint8Array> {
  const drawn = [...pictures.files].map(([kind, bytes]) => [pictureKey(pictureId, kind), bytes] as const);
  const source = story.source === null ? [] : [[inkKey(fileId), Buffer.from(story.source)] as const];
  return new Map<StorageKey, Uint8Array>([[compiledKey(fileId), Buffer.from(story.json)], ...source, ...drawn]);
}
