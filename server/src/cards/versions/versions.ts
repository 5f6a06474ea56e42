import type { VersionField, VersionReason } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { releaseFiles } from '../../kept-files/quota.ts';
import type { Ids } from '../../lib/ids.ts';
import { findUsedFiles } from '../card-store.ts';
import { cardKey, type OwnCard } from '../kept-cards.ts';
import type { CharacterVersionRow } from './tables.ts';
import { deleteVersionsUpTo, findVersions, insertMissingVersion, insertVersion } from './version-store.ts';

/** Versions of a character that are stored; older ones are erased. */
export const MOST_VERSIONS = 50;

export interface NewVersion {
  characterId: string;
  fileId: string;
  reason: VersionReason;
  changed: readonly VersionField[];
  /** Epoch ms. */
  now: number;
}

/** Adds a version to those of a character, and erases what is then too old. */
export async function addVersion(
  trx: Trx,
  ids: Ids,
  { changed, characterId, fileId, now, reason }: NewVersion,
): Promise<CharacterVersionRow> {
  const [newest] = await findVersions(trx, characterId);
  const version = {
    version_id: ids.next('cvr'),
    character_id: characterId,
    number: (newest?.number ?? 0) + 1,
    reason,
    file_id: fileId,
    changed_fields: JSON.stringify(changed),
    created_at: now,
  };
  await insertVersion(trx, version);
  await eraseVersionsUpTo(trx, characterId, version.number - MOST_VERSIONS);
  return version;
}

/** Makes a version of a card that is published as it is; the same card published again makes none. */
export async function addPublishedVersion(
  trx: Trx,
  ids: Ids,
  version: Pick<NewVersion, 'characterId' | 'fileId' | 'now'>,
): Promise<void> {
  const [newest] = await findVersions(trx, version.characterId);
  if (newest?.reason === 'publish' && newest.file_id === version.fileId) return;
  await addVersion(trx, ids, { ...version, reason: 'publish', changed: [] });
}

/** Makes the first version of a character that was kept before there were versions, and one of its former lorebook. */
export async function addFirstVersions(trx: Trx, ids: Ids, { isMadeHere, row }: OwnCard): Promise<void> {
  if ((await findVersions(trx, row.character_id)).length > 0) return;
  const first: CharacterVersionRow = {
    version_id: ids.next('cvr'),
    character_id: row.character_id,
    number: 1,
    reason: isMadeHere ? 'keep' : 'import',
    file_id: row.former_file_id ?? row.file_id,
    changed_fields: '[]',
    created_at: row.created_at,
  };
  await insertMissingVersion(trx, first);
  if (row.former_file_id === null) return;
  const changed: VersionField[] = ['lore'];
  await insertMissingVersion(trx, {
    ...first,
    version_id: ids.next('cvr'),
    number: 2,
    reason: 'lorebook',
    file_id: row.file_id,
    changed_fields: JSON.stringify(changed),
  });
}

/** Erases the oldest versions of a character until so many bytes are free; the newest one stays. */
export async function eraseOldest(
  trx: Trx,
  characterId: string,
  { bytes, sizeOf }: { bytes: number; sizeOf: (fileId: string) => Promise<number> },
): Promise<void> {
  const [, ...older] = await findVersions(trx, characterId);
  let missing = bytes;
  for (const { file_id: fileId, number } of older.toReversed()) {
    if (missing <= 0) return;
    const size = await sizeOf(fileId);
    await eraseVersionsUpTo(trx, characterId, number);
    if (!(await findUsedFiles(trx, [fileId])).has(fileId)) missing -= size;
  }
}

async function eraseVersionsUpTo(trx: Trx, characterId: string, number: number): Promise<void> {
  const erased = (await findVersions(trx, characterId)).filter((version) => version.number <= number);
  if (erased.length === 0) return;
  await deleteVersionsUpTo(trx, characterId, number);
  await releaseUnused(
    trx,
    erased.map((version) => version.file_id),
  );
}

/** Takes files that no card needs any more off the sums of their owners; `FileSweep` erases them. */
export async function releaseUnused(trx: Trx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const used = await findUsedFiles(trx, fileIds);
  await releaseFiles(trx, [...new Set(fileIds)].filter((fileId) => !used.has(fileId)).map(cardKey));
}

export async function isNewest(
  db: Queries,
  { character_id: characterId, number }: CharacterVersionRow,
): Promise<boolean> {
  const [newest] = await findVersions(db, characterId);
  return newest?.number === number;
}
