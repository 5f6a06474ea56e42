import { findUsedFiles } from './cards/card-store.ts';
import { findUsedBases } from './character-drafts/draft-store.ts';
import { findUsedHashes } from './chats/images/image-store.ts';
import { findUsedPictures, findUsedPortraits, findUsedSources } from './explore/own/used-file-store.ts';
import type { Queries } from './db/database.ts';
import type { FileKind } from './kept-files/sweep-files.ts';
import { findUsedPictureFiles } from './pictures/store/picture-store.ts';

const withoutEnd = (name: string): string => name.replace(/\.[a-z0-9]+$/, '');
const withoutSize = (name: string): string => withoutEnd(name).replace(/-[a-z0-9]+$/, '');

/** A card belongs to a character, to one of its versions, or to a draft that began with it. */
async function findUsedCards(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...(await findUsedFiles(db, ids)), ...(await findUsedBases(db, ids))]);
}

/** Every folder in which files of people are, and who knows what they belong to. */
export const FILE_KINDS: readonly FileKind[] = [
  { folder: 'cards', idOf: withoutEnd, findUsed: findUsedCards },
  { folder: 'message-images', idOf: withoutEnd, findUsed: findUsedHashes },
  { folder: 'pictures', idOf: withoutSize, findUsed: findUsedPictureFiles },
  { folder: 'portraits', idOf: withoutSize, findUsed: findUsedPortraits },
  { folder: 'stories', idOf: withoutEnd, findUsed: findUsedSources },
  { folder: 'story-pictures', idOf: withoutSize, findUsed: findUsedPictures },
];
