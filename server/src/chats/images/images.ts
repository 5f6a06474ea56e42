import { createHash } from 'node:crypto';
import { MessageImage } from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileOwner, Quota } from '../../kept-files/quota.ts';
import { releaseFiles } from '../../kept-files/quota.ts';
import type { Ids } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { TextRequest } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import type { Caller } from '../../http/caller.ts';
import type { ImageRow } from '../tables.ts';
import { toOneLine } from '../../lib/plain-text.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { UploadedFile } from '../../uploads/upload-folder.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type * as tasks from './image-tasks.ts';
import {
  countImages,
  deleteImages,
  findOwnImages,
  findUnshownImages,
  findVisibleImage,
  hasImage,
  insertImage,
  updateImage,
} from './image-store.ts';

const MODERATION_TIMEOUT_MS = 5_000;
const UPLOADS_PER_MINUTE = 20;
const UPLOADS_PER_DAY = 200;
const UNSHOWN_MS = 7 * DAY_MS;
const MOST_SWEPT = 200;
/** Pictures per engine request. */
const MOST_SHOWN = 4;

export interface ImageDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  storage: Storage;
  safety: Safety;
  parsers: Parsers;
  quota: Quota;
  rateLimits: RateLimits;
}

const imageTasks: TaskModule<typeof tasks> = { url: new URL('./image-tasks.ts', import.meta.url) };

/** Pictures in messages: uploaded, re-encoded, stored by content hash, readable by id. */
export class Images {
  readonly #deps: ImageDeps;
  readonly #limit: RateLimit;

  constructor(deps: ImageDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('message images', UPLOADS_PER_MINUTE);
  }

  /**
   * Stores a picture for a message.
   *
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, FORBIDDEN for the description, RATE_LIMITED, CONFLICT
   * for too many.
   */
  async keep(
    { key, queueKey, ...owner }: Omit<Caller, 'view'> & FileOwner & { queueKey: string },
    { content, alt: words }: { content: UploadedFile; alt: string },
  ): Promise<MessageImage> {
    const { clock, database, ids, parsers, quota, storage } = this.#deps;
    const { ownerId } = owner;
    await this.#limit(ownerId);
    const alt = await this.#toDescription(words);
    const { bytes, height, width } = await parsers.run(imageTasks, 'drawUpload', { path: content.path }, { queueKey });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const now = clock.now();
    const input = { content: content.digest, alt };
    await storage.put(keyOf(hash), bytes);
    return inTransaction(database, (trx) =>
      runIdempotent(trx, { ownerId, operation: 'uploadImage', key, input, now }, MessageImage, async () => {
        if ((await countImages(trx, ownerId, now - DAY_MS)) >= UPLOADS_PER_DAY) {
          throw new AppError('CONFLICT', 'There are too many pictures for one day');
        }
        await quota.take(trx, owner, new Map([[keyOf(hash), bytes]]));
        const row: ImageRow = {
          image_id: ids.next('img'),
          owner_id: ownerId,
          hash,
          alt,
          width,
          height,
          created_at: now,
        };
        await insertImage(trx, row);
        return showImage(row);
      }),
    );
  }

  /** Sets a picture's description everywhere. Throws NOT_FOUND, FORBIDDEN. */
  async describe({ ownerId }: Caller, imageId: string, words: string): Promise<MessageImage> {
    const { db } = this.#deps.database;
    const [image] = await findOwnImages(db, ownerId, [imageId]);
    if (image === undefined) throw new AppError('NOT_FOUND', 'There is no such picture');
    const alt = await this.#toDescription(words);
    await updateImage(db, imageId, { alt });
    return showImage({ ...image, alt });
  }

  /** A picture's bytes. Throws NOT_FOUND, also after its chat was deleted. */
  async read(imageId: string): Promise<Uint8Array<ArrayBuffer>> {
    const { database, storage } = this.#deps;
    const image = await findVisibleImage(database.db, imageId);
    const bytes = image && (await storage.get(keyOf(image.hash)));
    if (bytes === undefined) throw new AppError('NOT_FOUND', 'There is no such picture');
    return bytes;
  }

  /** Deletes pictures that nothing has shown for a week; the sweep of files deletes their bytes. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      const images = await findUnshownImages(trx, clock.now() - UNSHOWN_MS, MOST_SWEPT);
      await deleteImages(
        trx,
        images.map((image) => image.image_id),
      );
      for (const { hash, owner_id: ownerId } of images) {
        if (!(await hasImage(trx, ownerId, hash))) await releaseFiles(trx, [keyOf(hash)], ownerId);
      }
    });
  }

  async show(request: TextRequest): Promise<TextRequest> {
    let left = MOST_SHOWN;
    const messages = [];
    for (const message of request.messages.toReversed()) {
      const pictures: string[] = [];
      for (const imageId of (message.imageIds ?? []).slice(0, left)) {
        left -= 1;
        const bytes = await this.read(imageId).catch(() => undefined);
        if (bytes !== undefined) pictures.push(`data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`);
      }
      messages.unshift(pictures.length === 0 ? message : { ...message, pictures });
    }
    return { ...request, messages };
  }

  async #toDescription(words: string): Promise<string> {
    const alt = toOneLine(words);
    const verdict = await this.#deps.safety.moderate(
      { text: alt, side: 'visitor' },
      AbortSignal.timeout(MODERATION_TIMEOUT_MS),
    );
    if (verdict.kind === 'refuse') throw new AppError('FORBIDDEN', 'This text is not allowed here', { field: 'alt' });
    return alt;
  }
}

export function showImage({ alt, height, image_id: imageId, width }: ImageRow): MessageImage {
  return { imageId, address: `/api/images/${imageId}`, alt, width, height };
}

function keyOf(hash: string): StorageKey {
  return `message-images/${hash}.webp`;
}
