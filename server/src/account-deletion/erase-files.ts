import path from 'node:path';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { releaseFiles } from '../kept-files/quota.ts';
import { deleteBytes, ownerHolder } from '../kept-files/kept-file-store.ts';
import type { FileKind } from '../kept-files/sweep-files.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import { findFilesOf, findFilesOfOthers } from './file-store.ts';

interface FileDeps {
  database: Database;
  storage: Storage;
  fileKinds: readonly FileKind[];
}

/** Deletes files that nothing refers to any more, and stops counting all of them; at most `limit`, returns how many. */
export async function eraseFiles(
  { database, fileKinds, storage }: FileDeps,
  accountId: string,
  limit: number,
): Promise<number> {
  const keys = await findFilesOf(database.db, accountId, limit);
  if (keys.length === 0) {
    await inTransaction(database, (trx) => deleteBytes(trx, ownerHolder(accountId)));
    return 0;
  }
  const shared = await findFilesOfOthers(database.db, accountId, keys);
  const unused: StorageKey[] = [];
  for (const { findUsed, folder, idOf } of fileKinds) {
    const names = keys
      .filter((key) => key.startsWith(`${folder}/`) && !shared.has(key))
      .map((key) => path.basename(key));
    if (names.length === 0) continue;
    const used = await findUsed(database.db, [...new Set(names.map((name) => idOf(name)))]);
    unused.push(...names.filter((name) => !used.has(idOf(name))).map((name): StorageKey => `${folder}/${name}`));
  }
  for (const key of unused) await storage.delete(key);
  await inTransaction(database, (trx) => releaseFiles(trx, keys, accountId));
  return keys.length;
}
