import type { Trx } from '../../db/database.ts';
import { releaseFiles } from '../../kept-files/quota.ts';
import type { StoryVersionRow } from './tables.ts';
import { compiledKey, inkKey } from './version-files.ts';
import { deleteUnplayedUpTo, insertVersion } from './version-store.ts';

/** Versions of a story that are listed; of older ones those stay with which a play was begun. */
export const MOST_VERSIONS = 50;

/** Adds a version, and erases what is then too old. False where the story has one of this number. */
export async function addVersion(trx: Trx, version: StoryVersionRow): Promise<boolean> {
  if (!(await insertVersion(trx, version))) return false;
  const { number, story_id: storyId } = version;
  const erased = await deleteUnplayedUpTo(trx, storyId, number - MOST_VERSIONS);
  // The file of the first version has the id of the story, by which its oldest plays know it.
  const unused = erased.filter((fileId) => fileId !== storyId);
  await releaseFiles(
    trx,
    unused.flatMap((fileId) => [compiledKey(fileId), inkKey(fileId)]),
  );
  return true;
}
