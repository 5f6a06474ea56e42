import type { StoryPictureKind } from '../../contract/validators.ts';
import type { StorageKey } from '../../providers/storage/storage.ts';

export function pictureKey(pictureId: string, kind: StoryPictureKind): StorageKey {
  return `story-pictures/${pictureId}-${kind}.webp`;
}
