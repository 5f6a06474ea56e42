import type { Queries, Trx } from '../db/database.ts';
import type { CommentedName } from './comment-store.ts';

type Count = 'like_count' | 'follower_count' | 'comment_count';

const NONE = { like_count: 0, follower_count: 0, comment_count: 0 };

export async function findCounts(db: Queries, { id, kind }: CommentedName): Promise<Record<Count, number>> {
  const row = await db
    .selectFrom('engagement')
    .select(['like_count', 'follower_count', 'comment_count'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row ?? NONE;
}

/** How many comments proposals have; none for those without. */
export async function countProposalComments(
  db: Queries,
  proposalIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (proposalIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('engagement')
    .select(['subject_id', 'comment_count'])
    .where('subject_kind', '=', 'proposal')
    .where('subject_id', 'in', proposalIds)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.comment_count]));
}

export async function addToCount(trx: Trx, { id, kind }: CommentedName, count: Count, step: 1 | -1): Promise<void> {
  await trx
    .insertInto('engagement')
    .values({ ...NONE, subject_kind: kind, subject_id: id, [count]: step })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_kind', 'subject_id'])
        .doUpdateSet((column) => ({ [count]: column(`engagement.${count}`, '+', step) })),
    )
    .execute();
}

export async function isFollowing(db: Queries, characterId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('character_follows')
    .select('account_id')
    .where('character_id', '=', characterId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFollow(
  trx: Trx,
  row: { character_id: string; account_id: string; created_at: number },
): Promise<boolean> {
  const added = await trx
    .insertInto('character_follows')
    .values(row)
    .onConflict((conflict) => conflict.columns(['character_id', 'account_id']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteFollow(trx: Trx, characterId: string, accountId: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('character_follows')
    .where('character_id', '=', characterId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}
