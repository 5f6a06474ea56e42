import type { Queries, Trx } from '../db/database.ts';
import type { DailyClaimRow, DailyOfferRow } from './tables.ts';

export async function findStreak(db: Queries, accountId: string, day: string): Promise<number | undefined> {
  const claim = await db
    .selectFrom('daily_claims')
    .select('streak')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return claim?.streak;
}

/** Whether it was the device's first offer that day. */
export async function recordOffer(trx: Trx, offer: DailyOfferRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('daily_offers')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether it was the account's first claim that day. */
export async function recordClaim(trx: Trx, claim: DailyClaimRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('daily_claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findDays(
  db: Queries,
  accountId: string,
  month: string,
): Promise<Pick<DailyClaimRow, 'day' | 'points' | 'streak'>[]> {
  return db
    .selectFrom('daily_claims')
    .select(['day', 'points', 'streak'])
    .where('account_id', '=', accountId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .orderBy('day')
    .execute();
}

export async function deleteOffersOn(trx: Trx, deviceIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('daily_offers').where('device_id', 'in', deviceIds).execute();
}
