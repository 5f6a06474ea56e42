import type { Queries, Trx } from '../../db/database.ts';

/** The hash of an account's password; undefined for an account without one. */
export async function findPasswordHash(db: Queries, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('passwords').select('hash').where('account_id', '=', accountId).executeTakeFirst();
  return row?.hash;
}

export async function insertPassword(
  trx: Trx,
  password: { accountId: string; hash: string; now: number },
): Promise<void> {
  await trx
    .insertInto('passwords')
    .values({ account_id: password.accountId, hash: password.hash, changed_at: password.now })
    .execute();
}
