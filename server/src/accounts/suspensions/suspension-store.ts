import type { Queries, Trx } from '../../db/database.ts';
import type { AccountSuspensionRow } from '../tables.ts';

/** Undefined when there is none or it has ended. */
export async function findSuspension(
  db: Queries,
  accountId: string,
  now: number,
): Promise<AccountSuspensionRow | undefined> {
  return db
    .selectFrom('account_suspensions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('until', '>', now)
    .executeTakeFirst();
}

/** Those of the accounts that are suspended. */
export async function findSuspended(db: Queries, accountIds: readonly string[], now: number): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('account_suspensions')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Replaces an earlier suspension. */
export async function setSuspension(trx: Trx, row: AccountSuspensionRow): Promise<void> {
  const { reason, suspended_at, until } = row;
  await trx
    .insertInto('account_suspensions')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ until, reason, suspended_at }))
    .execute();
}

/** False when there was none or it had ended. */
export async function deleteSuspension(trx: Trx, accountId: string, now: number): Promise<boolean> {
  const lifted = await trx
    .deleteFrom('account_suspensions')
    .where('account_id', '=', accountId)
    .where('until', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return lifted !== undefined;
}
