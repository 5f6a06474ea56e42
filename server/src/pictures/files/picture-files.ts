import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { PictureFiles } from './encode-picture.ts';
import type * as tasks from './picture-tasks.ts';

export const pictureTasks: TaskModule<typeof tasks> = { url: new URL('./picture-tasks.ts', import.meta.url) };

/** The widths in which a picture can be had; the last is the picture as large as it is kept. */
export type PictureWidth = '300' | '600' | '1600';

export function keyOf(pictureId: string, width: PictureWidth): StorageKey {
  return `pictures/${pictureId}-${width}.webp`;
}

export function addressOf(pictureId: string, width: PictureWidth): string {
  return `/api/pictures/${pictureId}/${width}`;
}

export function filesOf(
  pictureId: string,
  files: Pick<PictureFiles, 'small' | 'large' | 'full'>,
): Map<StorageKey, Uint8Array> {
  return new Map([
    [keyOf(pictureId, '300'), files.small],
    [keyOf(pictureId, '600'), files.large],
    [keyOf(pictureId, '1600'), files.full],
  ]);
}

export function keysOf(pictureId: string): StorageKey[] {
  return [keyOf(pictureId, '300'), keyOf(pictureId, '600'), keyOf(pictureId, '1600')];
}

export async function readFull(storage: Storage, pictureId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return storage.get(keyOf(pictureId, '1600'));
}

/** All files of a picture; undefined where one is gone. */
export async function readPictureFiles(
  storage: Storage,
  pictureId: string,
): Promise<Pick<PictureFiles, 'small' | 'large' | 'full'> | undefined> {
  const small = await storage.get(keyOf(pictureId, '300'));
  const large = await storage.get(keyOf(pictureId, '600'));
  const full = await readFull(storage, pictureId);
  return small && large && full && { small, large, full };
}
