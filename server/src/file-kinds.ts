import { findUsedFiles } from './cards/card-store.ts';
import { findUsedBases } from './character-drafts/draft-store.ts';
import { findUsedHashes } from './chats/images/image-store.ts';
import { findUsedPictures, findUsedPortraits, findUsedSources } from './explore/own/used-file-store.ts';
import type { Queries } from './db/database.ts';
import type { FileKind } from './kept-files/sweep-files.ts';
import { findUsedPictureFiles } from './pictures/store/picture-store.ts';
import { findUsedRecordings } from './recordings/recording-store.ts';

const withoutEnd = (name: string): string => name.replace(/\.[a-z0-9]+$/, '');
const withoutSize = (name: string): string => withoutEnd(name).replace(/-[a-z0-9]+$/, '');

async function findUsedCards(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...(await findUsedFiles(db, ids)), ...(await findUsedBases(db, ids))]);
}

/** Films have the ids of their stills: pictures and portraits. */
async function findUsedFilms(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set([...(await findUsedPictureFiles(db, ids)), ...(await findUsedPortraits(db, ids))]);
}

export const FILE_KINDS: readonly FileKind[] = [
  { folder: 'cards', idOf: withoutEnd, findUsed: findUsedCards },
  { folder: 'films', idOf: withoutEnd, findUsed: findUsedFilms },
  { folder: 'message-images', idOf: withoutEnd, findUsed: findUsedHashes },
  { folder: 'pictures', idOf: withoutSize, findUsed: findUsedPictureFiles },
  { folder: 'portraits', idOf: withoutSize, findUsed: findUsedPortraits },
  { folder: 'recordings', idOf: withoutEnd, findUsed: findUsedRecordings },
  { folder: 'stories', idOf: withoutEnd, findUsed: findUsedSources },
  { folder: 'story-pictures', idOf: withoutSize, findUsed: findUsedPictures },
];
