import { sql, type RawBuilder } from 'kysely';
import type { StandingNeeds } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { DAY_MS } from '../lib/utc-day.ts';

const BATCH = 500;

/** What an account has shown up to a time. */
export interface Shown {
  account_id: string;
  created_at: number;
  active_days: number;
  settled_points: number;
}

/**
 * Accounts with the days on which they used points or claimed the daily bonus, and the points that they used, up to a time:
 * paid acts that succeeded, without what came back of them. Read from the ledger alone, so that a later reading is the same.
 */
function shownUntil(at: number, of: (column: string) => RawBuilder<boolean>): RawBuilder<Shown> {
  return sql<Shown>`
    select a.account_id as account_id, a.created_at as created_at,
      cast(coalesce(s.active_days, 0) as bigint) as active_days,
      cast(coalesce(s.settled_points, 0) as bigint) as settled_points
    from accounts a left join (
      select account_id, count(distinct day) as active_days, sum(points) as settled_points from (
        select r.wallet_id as account_id, r.ended_at / ${sql.lit(DAY_MS)} as day, r.amount - coalesce(
          (select e.amount from point_entries e where e.reference = 'release:' || r.reference), 0) as points
        from point_reservations r where r.state = 'settled' and r.ended_at <= ${at} and ${of('r.wallet_id')}
        union all
        select c.account_id as account_id, c.created_at / ${sql.lit(DAY_MS)} as day, 0 as points
        from daily_claims c where c.created_at <= ${at} and ${of('c.account_id')}
      ) deeds group by account_id
    ) s on s.account_id = a.account_id
    where a.created_at <= ${at} and ${of('a.account_id')}
      and not exists (select 1 from account_deletions d where d.account_id = a.account_id)`;
}

/** Undefined for an account that is deleted. */
export async function findShown(db: Queries, accountId: string, at: number): Promise<Shown | undefined> {
  const mine = shownUntil(at, (column) => sql<boolean>`${sql.ref(column)} = ${accountId}`);
  return (await mine.execute(db)).rows[0];
}

/** The accounts that may vote on what is opened at a time. */
export async function findVoters(
  db: Queries,
  at: number,
  { activeDays, settledPoints, voteDays }: StandingNeeds,
): Promise<string[]> {
  const everyone = shownUntil(at, () => sql<boolean>`1 = 1`);
  const { rows } = await sql<{ account_id: string }>`select account_id from (${everyone}) shown
    where created_at <= ${at - voteDays * DAY_MS} and active_days >= ${sql.lit(activeDays)}
      and settled_points >= ${sql.lit(settledPoints)}`.execute(db);
  return rows.map((row) => row.account_id);
}

/** Writes who may vote, with their tags by account id. */
export async function insertRoll(trx: Trx, proposalId: string, tags: ReadonlyMap<string, string>): Promise<void> {
  // In the order of the tags, so that no place leads from one to its account.
  const rows = [...tags].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH);
    const roll = some.map(([, voter]) => ({ proposal_id: proposalId, voter }));
    await trx.insertInto('proposal_roll').values(roll).execute();
    const voters = some.map(([account_id, voter]) => ({ proposal_id: proposalId, account_id, voter }));
    await trx.insertInto('proposal_voters').values(voters).execute();
  }
}

/** The tag of an account; undefined where it may not vote. */
export async function findVoter(db: Queries, proposalId: string, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('proposal_voters')
    .select('voter')
    .where('proposal_id', '=', proposalId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.voter;
}

/** Every tag, in ascending order. */
export async function findRoll(db: Queries, proposalId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('proposal_roll')
    .select('voter')
    .where('proposal_id', '=', proposalId)
    .orderBy('voter')
    .execute();
  return rows.map((row) => row.voter).toSorted();
}
