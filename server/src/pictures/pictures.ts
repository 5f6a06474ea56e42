import { OwnPicture, type FilmType, type PortraitParts } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { findPortraitFilm } from '../explore/own/used-file-store.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import { releaseFiles, type FileOwner, type Quota } from '../kept-files/quota.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { Ids } from '../lib/ids.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Parsers } from '../parsing/parsers.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { UploadedFile } from '../uploads/upload-folder.ts';
import type { PortraitFiles } from './files/encode-picture.ts';
import { filesOf, keyOf, keysOf, pictureTasks, readFull, type PictureWidth } from './files/picture-files.ts';
import { filmKey, filmKeysOf, type FilmFile } from '../films/film-files.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { readStart, requireStart, type PictureStart } from './read-start.ts';
import { showPicture } from './show.ts';
import { eraseGenerations, findErasable } from './store/generation-store.ts';
import {
  countUploads,
  erasePictures,
  findComposed,
  findErasablePictures,
  findFilmType,
  findOwnPicture,
  hasPicture,
  insertPicture,
} from './store/picture-store.ts';
import type { PictureRow } from './store/tables.ts';

const UPLOADS_PER_MINUTE = 20;
const UPLOADS_PER_DAY = 200;
/** How long a deleted picture can be brought back, how long one that was brought is kept, and a generation without one. */
export const PICTURE_MS = { deleted: DAY_MS, brought: 365 * DAY_MS, empty: 30 * DAY_MS };
const MOST_SWEPT = 200;

/** Answers that were stored before pictures had parts or films have none. */
const StoredPicture = OwnPicture.extend({
  parts: OwnPicture.shape.parts.default(null),
  film: OwnPicture.shape.film.default(null),
});

export interface PictureDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
  rateLimits: RateLimits;
}

interface BroughtPicture {
  content?: UploadedFile | undefined;
  parts?: PortraitParts | undefined;
}

export class Pictures {
  readonly #deps: PictureDeps;
  readonly #limit: RateLimit;

  constructor(deps: PictureDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('picture uploads', UPLOADS_PER_MINUTE);
  }

  /**
   * What an engine starts from, of the owner's own pictures: read once it is asked for.
   *
   * @throws {AppError} NOT_FOUND for a picture of others; VALIDATION_FAILED for a mask in other proportions.
   */
  async startFrom(ownerId: string, start: PictureStart): Promise<() => ReturnType<typeof readStart>> {
    await requireStart(this.#deps.database.db, ownerId, start);
    return () => readStart(this.#deps, start, ownerId);
  }

  /**
   * Keeps a picture that a person brings, or one that is put together from parts: of the same parts, the one that there is.
   *
   * @param form Either a file, or the parts.
   * @throws {AppError} VALIDATION_FAILED with the field `content` for both and for neither, UNSUPPORTED_MEDIA_TYPE and
   *   PAYLOAD_TOO_LARGE with the field `content`, RATE_LIMITED, CONFLICT where there is no room for more.
   */
  async upload(
    { key, queueKey, ...owner }: FileOwner & { key?: string | undefined; queueKey: string },
    form: BroughtPicture,
  ): Promise<OwnPicture> {
    const { clock, database, ids, parsers, quota, storage } = this.#deps;
    const { ownerId } = owner;
    await this.#limit(ownerId);
    const now = clock.now();
    const brought = readPictureForm(form);
    const input = brought.content === undefined ? sha256(brought.parts) : brought.content.digest;
    const act = { ownerId, operation: 'uploadPicture', key, input, now };
    const former = await findReplay(database.db, act, StoredPicture);
    if (former !== undefined) return former;
    const same = brought.parts === undefined ? undefined : await findComposed(database.db, ownerId, brought.parts);
    if (same !== undefined) return showPicture(same);
    const files =
      brought.content === undefined
        ? await parsers.run(pictureTasks, 'encodeParts', { parts: brought.drawn }, { queueKey })
        : await parsers.run(pictureTasks, 'encodeUploaded', { path: brought.content.path }, { queueKey });
    const row = broughtPicture(ids.next('pic'), ownerId, files, { now, parts: brought.parts });
    const kept = filesOf(row.picture_id, files);
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, act, StoredPicture, async () => {
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

  /** The film of a picture or of a stored portrait. Throws NOT_FOUND also for a deleted picture, and for one that does not move. */
  async readFilm(pictureId: string): Promise<{ type: FilmType; content: Uint8Array<ArrayBuffer> }> {
    const { database, storage } = this.#deps;
    const { db } = database;
    const type = (await findFilmType(db, pictureId)) ?? (await findPortraitFilm(db, pictureId));
    const content = type && (await storage.get(filmKey(pictureId, type)));
    if (type === undefined || content === undefined) throw noPicture();
    return { type, content };
  }

  /**
   * The portrait of a character that is to wear a picture of its author.
   *
   * @throws {AppError} VALIDATION_FAILED with the field `picture` where the author has no such picture.
   */
  async portraitOf(
    { ownerId, queueKey }: { ownerId: string; queueKey: string },
    pictureId: string,
  ): Promise<PortraitFiles & { film?: FilmFile }> {
    const { database, parsers, storage } = this.#deps;
    const row = await findOwnPicture(database.db, ownerId, pictureId);
    const bytes = row && (await readFull(storage, pictureId));
    if (row === undefined || bytes === undefined) {
      throw new AppError('VALIDATION_FAILED', 'picture: there is no such picture', { field: 'picture' });
    }
    const portrait = await parsers.run(
      pictureTasks,
      'encodeWorn',
      { bytes, source: row.source ?? undefined },
      { queueKey },
    );
    const type = row.film_type;
    const film = type === null ? undefined : await storage.get(filmKey(pictureId, type));
    return type === null || film === undefined ? portrait : { ...portrait, film: { bytes: film, type } };
  }

  /** Erases what was deleted a day ago, and what is kept for a time alone; files go with the sweep of files. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const before = {
      deleted: now - PICTURE_MS.deleted,
      brought: now - PICTURE_MS.brought,
      empty: now - PICTURE_MS.empty,
    };
    await inTransaction(database, async (trx) => {
      const pictures = await findErasablePictures(trx, before, MOST_SWEPT);
      for (const { owner_id: ownerId, picture_id: id } of pictures) {
        await releaseFiles(trx, [...keysOf(id), ...filmKeysOf(id)], ownerId);
      }
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
  { now, parts }: { now: number; parts: string | undefined },
): PictureRow {
  const composed = { made_by: 'composed', engine: 'composed', source: 'algorithmicMedia' } as const;
  const upload = { made_by: 'upload', engine: null, source: null } as const;
  return {
    picture_id: pictureId,
    owner_id: ownerId,
    generation_id: null,
    position: null,
    ...(parts === undefined ? upload : composed),
    model: null,
    prompt: '',
    prompt_sha256: null,
    negative: '',
    seed: null,
    parts: parts ?? null,
    film_type: null,
    width,
    height,
    created_at: now,
    deleted_at: null,
  };
}

/** What a form brings: the bytes, or the parts and their one way of being written. */
function readPictureForm({
  content,
  parts,
}: BroughtPicture):
  | { content: UploadedFile; parts?: undefined }
  | { content?: undefined; parts: string; drawn: PortraitParts } {
  if (content !== undefined && parts === undefined) return { content };
  if (parts === undefined || content !== undefined) {
    throw new AppError('VALIDATION_FAILED', 'content: either a file or parts are kept', { field: 'content' });
  }
  const names = Object.keys(parts).toSorted();
  return { parts: JSON.stringify(parts, names), drawn: parts };
}

function noPicture(): AppError {
  return new AppError('NOT_FOUND', 'There is no such picture');
}
