import { sql } from 'kysely';
import type { AccountRow } from '../accounts/tables.ts';
import type { Queries } from '../db/database.ts';

/** Undefined for a deleted account. */
export async function findLiveAccount(db: Queries, accountId: string): Promise<AccountRow | undefined> {
  return liveAccounts(db).where('accounts.account_id', '=', accountId).executeTakeFirst();
}

/** Those whose name begins with the words, by name; upper and lower case of Latin letters are alike. */
export async function findAccountsByName(db: Queries, words: string, limit: number): Promise<AccountRow[]> {
  const pattern = `${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return liveAccounts(db)
    .where(sql<boolean>`lower(accounts.user_name) like lower(${pattern}) escape '\\'`)
    .orderBy('accounts.user_name')
    .orderBy('accounts.account_id')
    .limit(limit)
    .execute();
}

function liveAccounts(db: Queries) {
  return db
    .selectFrom('accounts')
    .leftJoin('account_deletions', 'account_deletions.account_id', 'accounts.account_id')
    .selectAll('accounts')
    .where('account_deletions.account_id', 'is', null);
}
