import type { Queries, Trx } from '../db/database.ts';

/** The two ways in which an account can hold on to a character. */
export const ATTACHMENTS = {
  like: { table: 'character_likes', count: 'like_count' },
  follow: { table: 'character_follows', count: 'follower_count' },
} as const;

export type Attachment = keyof typeof ATTACHMENTS;
type Count = 'like_count' | 'follower_count' | 'comment_count';

const NONE = { like_count: 0, follower_count: 0, comment_count: 0 };

export async function findCounts(db: Queries, characterId: string): Promise<Record<Count, number>> {
  const row = await db
    .selectFrom('character_engagement')
    .select(['like_count', 'follower_count', 'comment_count'])
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return row ?? NONE;
}

/** Adds to one of the counts of a character, which moves by what was really added or taken away. */
export async function addToCharacter(trx: Trx, characterId: string, count: Count, step: 1 | -1): Promise<void> {
  await trx
    .insertInto('character_engagement')
    .values({ ...NONE, character_id: characterId, [count]: step })
    .onConflict((conflict) =>
      conflict.column('character_id').doUpdateSet((column) => ({
        [count]: column(`character_engagement.${count}`, '+', step),
      })),
    )
    .execute();
}

export async function isAttached(
  db: Queries,
  attachment: Attachment,
  characterId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(ATTACHMENTS[attachment].table)
    .select('account_id')
    .where('character_id', '=', characterId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account is attached already. */
export async function attach(
  trx: Trx,
  attachment: Attachment,
  row: { character_id: string; account_id: string; created_at: number },
): Promise<boolean> {
  const added = await trx
    .insertInto(ATTACHMENTS[attachment].table)
    .values(row)
    .onConflict((conflict) => conflict.columns(['character_id', 'account_id']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False when the account was not attached. */
export async function detach(
  trx: Trx,
  attachment: Attachment,
  characterId: string,
  accountId: string,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom(ATTACHMENTS[attachment].table)
    .where('character_id', '=', characterId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}
