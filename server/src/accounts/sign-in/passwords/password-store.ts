import type { Queries, Trx } from '../../../db/database.ts';
import type { PasswordRow } from '../tables.ts';

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

/** Whether a password still has the hash, locked until commit; rewriting the row locks it on both databases. */
export async function holdPassword(trx: Trx, accountId: string, hash: string): Promise<boolean> {
  const held = await trx
    .updateTable('passwords')
    .set({ hash })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return held !== undefined;
}

/** False when there is one meanwhile. */
async function insertFirstPassword(trx: Trx, row: PasswordRow): Promise<boolean> {
  const written = await trx
    .insertInto('passwords')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function removePassword(trx: Trx, accountId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('passwords')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function setPassword(
  trx: Trx,
  { accountId, hash, now }: { accountId: string; hash: string; now: number },
): Promise<void> {
  await trx
    .insertInto('passwords')
    .values({ account_id: accountId, hash, changed_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ hash, changed_at: now }))
    .execute();
}

/** False when the hash has changed. */
async function updatePassword(trx: Trx, { account_id, ...row }: PasswordRow, replaced: string): Promise<boolean> {
  const written = await trx
    .updateTable('passwords')
    .set(row)
    .where('account_id', '=', account_id)
    .where('hash', '=', replaced)
    .returning('account_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Replaces the password with the given hash, or sets the first; false when another change came first. */
export async function replacePassword(
  trx: Trx,
  { accountId, hash, now, replaced }: { accountId: string; hash: string; now: number; replaced: string | undefined },
): Promise<boolean> {
  const row = { account_id: accountId, hash, changed_at: now };
  return replaced === undefined ? insertFirstPassword(trx, row) : updatePassword(trx, row, replaced);
}
