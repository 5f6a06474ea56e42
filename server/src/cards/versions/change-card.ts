import type { VersionField, VersionReason } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { changeOwnCharacter, type ChangedPortrait } from '../../explore/own/own-characters.ts';
import { noteVisibilityChange, readPublications } from '../../explore/publications.ts';
import type { FileOwner, Quota } from '../../kept-files/quota.ts';
import type { Ids } from '../../lib/ids.ts';
import type { StorageKey } from '../../providers/storage/storage.ts';
import { replaceFile } from '../card-store.ts';
import type { OpenedCard } from '../card-files/open-card.ts';
import { cardKey, type OwnCard } from '../kept-cards.ts';
import type { CharacterVersionRow } from './tables.ts';
import { addFirstVersions, addVersion, eraseOldest } from './versions.ts';

export interface CardReplacement {
  own: OwnCard;
  fileId: string;
  opened: OpenedCard;
  portrait?: ChangedPortrait;
  remixable?: boolean;
  reason: VersionReason;
  changed: readonly VersionField[];
  files: ReadonlyMap<StorageKey, Uint8Array>;
}

/**
 * Puts another card in the place of a character's, with all that pages, searches and prompts use of it, as a new version.
 *
 * @throws {AppError} CONFLICT for a character that was changed or published meanwhile, and where there is no room for the files.
 */
export async function changeCard(
  trx: Trx,
  { ids, now, owner, quota }: { ids: Ids; now: number; owner: FileOwner; quota: Quota },
  { changed, fileId, files, opened, own, portrait, reason, remixable }: CardReplacement,
): Promise<CharacterVersionRow> {
  const { described, loreCount } = opened;
  const { character_id: characterId } = own.row;
  const isReplaced = await replaceFile(trx, own.row, {
    file_id: fileId,
    former_file_id: null,
    lore_count: loreCount,
    creator: described.creator,
    greeting_count: 1 + described.facts.alternateGreetings.length,
  });
  const isSeen = await isSeenByOthers(trx, characterId);
  const isJudged = own.visibility !== 'private' || !isSeen;
  if (!isReplaced || !isJudged) throw new AppError('CONFLICT', 'The character was changed meanwhile: try again');
  await addFirstVersions(trx, ids, own);
  const version = await addVersion(trx, ids, { characterId, fileId, reason, changed, now });
  const bytes = await quota.lacking(trx, owner, files);
  await eraseOldest(trx, characterId, { bytes, sizeOf: (id) => quota.bytesOfFile(trx, owner.ownerId, cardKey(id)) });
  await quota.take(trx, owner, files);
  if (isSeen && described.mature !== own.mature) await noteVisibilityChange(trx, characterId);
  await changeOwnCharacter(trx, characterId, { ...described, creatorName: described.creator, portrait, remixable });
  return version;
}

async function isSeenByOthers(trx: Trx, characterId: string): Promise<boolean> {
  const now = (await readPublications(trx, [characterId])).get(characterId);
  return now !== undefined && now.visibility !== 'private';
}
