import { findUsedFiles } from './cards/card-store.ts';
import { findUsedHashes } from './chats/images/image-store.ts';
import { findUsedPictures, findUsedPortraits, findUsedSources } from './explore/own/used-file-store.ts';
import type { FileKind } from './kept-files/sweep-files.ts';

const withoutEnd = (name: string): string => name.replace(/\.[a-z0-9]+$/, '');
const withoutSize = (name: string): string => withoutEnd(name).replace(/-[a-z0-9]+$/, '');

/** Every folder in which files of people are, and who knows what they belong to. */
export const FILE_KINDS: readonly FileKind[] = [
  { folder: 'cards', idOf: withoutEnd, findUsed: findUsedFiles },
  { folder: 'message-images', idOf: withoutEnd, findUsed: findUsedHashes },
  { folder: 'portraits', idOf: withoutSize, findUsed: findUsedPortraits },
  { folder: 'stories', idOf: withoutEnd, findUsed: findUsedSources },
  { folder: 'story-pictures', idOf: withoutSize, findUsed: findUsedPictures },
];
