import type { GenerationReference } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Parsers } from '../parsing/parsers.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type { PictureRequest } from '../providers/pictures/picture-engine.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { pictureTasks, readFull } from './files/picture-files.ts';
import { runTask } from './run-task.ts';
import { findOwnPicture } from './store/picture-store.ts';
import type { PictureRow } from './store/tables.ts';

/** Sides are rounded to pixels when pictures are made smaller. */
const MOST_ODDS = 0.02;

export interface PictureStart {
  reference: GenerationReference;
  /** The picture whose white is repainted. */
  mask: string | null;
}

/** @throws {AppError} NOT_FOUND for a picture of others; VALIDATION_FAILED for a mask in other proportions. */
export async function requireStart(
  db: Queries,
  ownerId: string,
  { mask: maskId, reference }: PictureStart,
): Promise<void> {
  const picture = await requireOwn(db, ownerId, reference.pictureId, 'reference');
  if (maskId === null || haveSameProportions(picture, await requireOwn(db, ownerId, maskId, 'mask'))) return;
  const message = 'mask: must have the proportions of the picture to start from';
  throw new AppError('VALIDATION_FAILED', message, { field: 'mask' });
}

async function requireOwn(
  db: Queries,
  ownerId: string,
  pictureId: string,
  field: 'reference' | 'mask',
): Promise<PictureRow> {
  const picture = await findOwnPicture(db, ownerId, pictureId);
  if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such picture', { field });
  return picture;
}

function haveSameProportions(one: PictureRow, other: PictureRow): boolean {
  const odds = (one.width * other.height) / (one.height * other.width);
  return Math.abs(odds - 1) <= MOST_ODDS;
}

/**
 * Reads what an engine starts from, as engines take it.
 *
 * @param queueKey Of whom the mask is encoded for.
 * @throws {EngineError} `unavailable` for a picture that is gone.
 */
export async function readStart(
  { parsers, storage }: { parsers: Parsers; storage: Storage },
  { mask, reference }: PictureStart,
  queueKey: string,
): Promise<Pick<PictureRequest, 'reference' | 'mask'>> {
  const bytes = await readFull(storage, reference.pictureId);
  if (bytes === undefined) throw new EngineError('unavailable', 'The picture to start from is gone');
  const from = { file: { bytes, mime: 'image/webp' as const }, strength: reference.strength };
  if (mask === null) return { reference: from };
  const painted = await readFull(storage, mask);
  if (painted === undefined) throw new EngineError('unavailable', 'The mask is gone');
  const input = { bytes: painted, over: bytes };
  const { png } = await runTask(parsers, pictureTasks, 'encodeMasking', { input, queueKey });
  return { reference: from, mask: { bytes: png, mime: 'image/png' } };
}
