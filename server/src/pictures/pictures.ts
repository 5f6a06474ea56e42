import { createHash } from 'node:crypto';
import { OwnPicture } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import { releaseFiles, type FileOwner, type Quota } from '../kept-files/quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Parsers } from '../parsing/parsers.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { PortraitFiles } from './files/encode-picture.ts';
import { filesOf, keyOf, keysOf, pictureTasks, readFull, type PictureWidth } from './files/picture-files.ts';
import { showPicture } from './show.ts';
import { eraseGenerations, findErasable } from './store/generation-store.ts';
import {
  countUploads,
  erasePictures,
  findErasablePictures,
  findOwnPicture,
  hasPicture,
  insertPicture,
} from './store/picture-store.ts';
import type { PictureRow } from './store/tables.ts';

const UPLOADS_PER_MINUTE = 20;
const UPLOADS_PER_DAY = 200;
/** How long a deleted picture can be brought back, how long one that was brought is kept, and a generation without one. */
const KEPT_MS = { deleted: DAY_MS, brought: 365 * DAY_MS, empty: 30 * DAY_MS };
const MOST_SWEPT = 200;

export interface PictureDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
}

/** Pictures that were drawn or brought: their files, and what is known of them. */
export class Pictures {
  readonly #deps: PictureDeps;
  readonly #limit = createRateLimit(UPLOADS_PER_MINUTE);

  constructor(deps: PictureDeps) {
    this.#deps = deps;
  }

  /**
   * Keeps a picture that a person brings.
   *
   * @param content The bytes in base64.
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE and PAYLOAD_TOO_LARGE with the field `content`, RATE_LIMITED, CONFLICT where
   *   there is no room for more.
   */
  async upload(
    { key, queueKey, ...owner }: FileOwner & { key?: string | undefined; queueKey: string },
    content: string,
  ): Promise<OwnPicture> {
    const { clock, database, ids, parsers, quota, storage } = this.#deps;
    const { ownerId } = owner;
    await this.#limit(ownerId);
    const now = clock.now();
    const input = createHash('sha256').update(content).digest('hex');
    const act = { ownerId, operation: 'uploadPicture', key, input, now };
    const former = await findReplay(database.db, act, OwnPicture);
    if (former !== undefined) return former;
    const files = await parsers.run(pictureTasks, 'encodeUploaded', { content }, { queueKey });
    const row = broughtPicture(ids.next('pic'), ownerId, files, now);
    const kept = filesOf(row.picture_id, files);
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, act, OwnPicture, async () => {
          if ((await countUploads(trx, ownerId, now - DAY_MS)) >= UPLOADS_PER_DAY) {
            throw new AppError('CONFLICT', 'There are too many pictures for one day');
          }
          await quota.take(trx, owner, kept);
          await insertPicture(trx, row);
          return showPicture(row);
        }),
      );
    return keepWithFiles(storage, kept, { keep, isNew: ({ pictureId }) => pictureId === row.picture_id });
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's picture. */
  async get(ownerId: string, pictureId: string): Promise<OwnPicture> {
    const row = await findOwnPicture(this.#deps.database.db, ownerId, pictureId);
    if (row === undefined) throw noPicture();
    return showPicture(row);
  }

  /** The bytes of a picture. Throws NOT_FOUND also for one that was deleted. */
  async read(pictureId: string, width: PictureWidth): Promise<Uint8Array<ArrayBuffer>> {
    const { database, storage } = this.#deps;
    const isThere = await hasPicture(database.db, pictureId);
    const bytes = isThere ? await storage.get(keyOf(pictureId, width)) : undefined;
    if (bytes === undefined) throw noPicture();
    return bytes;
  }

  /**
   * The portrait of a character that is to wear a picture of its author.
   *
   * @throws {AppError} VALIDATION_FAILED with the field `picture` where the author has no such picture.
   */
  async portraitOf(
    { ownerId, queueKey }: { ownerId: string; queueKey: string },
    pictureId: string,
  ): Promise<PortraitFiles> {
    const { database, parsers, storage } = this.#deps;
    const row = await findOwnPicture(database.db, ownerId, pictureId);
    const bytes = row && (await readFull(storage, pictureId));
    if (row === undefined || bytes === undefined) {
      throw new AppError('VALIDATION_FAILED', 'picture: there is no such picture', { field: 'picture' });
    }
    return parsers.run(pictureTasks, 'encodeWorn', { bytes, source: row.source ?? undefined }, { queueKey });
  }

  /** Erases what was deleted a day ago, and what is kept for a time alone; files go with the sweep of files. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const before = { deleted: now - KEPT_MS.deleted, brought: now - KEPT_MS.brought, empty: now - KEPT_MS.empty };
    await inTransaction(database, async (trx) => {
      const pictures = await findErasablePictures(trx, before, MOST_SWEPT);
      for (const { owner_id: ownerId, picture_id: id } of pictures) await releaseFiles(trx, keysOf(id), ownerId);
      await erasePictures(
        trx,
        pictures.map((picture) => picture.picture_id),
      );
      await eraseGenerations(trx, await findErasable(trx, before, MOST_SWEPT));
    });
  }
}

function broughtPicture(
  pictureId: string,
  ownerId: string,
  { height, width }: { width: number; height: number },
  now: number,
): PictureRow {
  return {
    picture_id: pictureId,
    owner_id: ownerId,
    generation_id: null,
    position: null,
    made_by: 'upload',
    engine: null,
    model: null,
    source: null,
    prompt: '',
    prompt_sha256: null,
    negative: '',
    seed: null,
    width,
    height,
    created_at: now,
    deleted_at: null,
  };
}

function noPicture(): AppError {
  return new AppError('NOT_FOUND', 'There is no such picture');
}
