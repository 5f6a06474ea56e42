import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findOwnCharacter, type OwnCharacter } from '../explore/own/own-characters.ts';
import type { TaskModule } from '../parsing/task.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import { findCards } from './card-store.ts';
import type * as tasks from './card-tasks.ts';
import type { CardTables } from './tables.ts';

export const cardTasks: TaskModule<typeof tasks> = { url: new URL('./card-tasks.ts', import.meta.url) };

export interface OwnCard extends OwnCharacter {
  row: CardTables['character_cards'];
}

/** @throws {AppError} NOT_FOUND for an unknown or deleted character, and for one of another owner. */
export async function findOwnCard(db: Queries, ownerId: string, characterId: string): Promise<OwnCard> {
  const character = await findOwnCharacter(db, ownerId, characterId);
  const row = (await findCards(db, [characterId])).get(characterId);
  if (character === undefined || row === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
  return { ...character, row };
}

export async function readKept(storage: Storage, fileId: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await storage.get(cardKey(fileId));
  if (bytes === undefined) throw new Error(`The card ${fileId} is not in the storage`);
  return bytes;
}

export function cardKey(fileId: string): StorageKey {
  return `cards/${fileId}.charx`;
}
