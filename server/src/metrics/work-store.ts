import type { Queries } from '../db/database.ts';

export interface UnfinishedJobs {
  kind: string;
  count: number;
  /** When the oldest began, in epoch ms. */
  oldest: number;
}

/** The jobs that have not ended, by their kinds. */
export async function countUnfinishedJobs(db: Queries): Promise<UnfinishedJobs[]> {
  return db
    .selectFrom('jobs')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', '=', 'running')
    .groupBy('kind')
    .execute();
}

/** When the oldest payment arrived that matches no order and waits for the operator, in epoch ms. */
export async function oldestUnmatched(db: Queries): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('unmatched_payments')
    .select((eb) => eb.fn.min<number | null>('paid_at').as('oldest'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** Since when the oldest mail about an order is due, in epoch ms. */
export async function oldestDueMail(db: Queries, now: number): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('order_mails')
    .select((eb) => eb.fn.min<number | null>('mail_at').as('oldest'))
    .where('mail_at', '<=', now)
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** Since when the oldest weekly mail is due, in epoch ms. */
export async function oldestDueWeeklyMail(db: Queries, now: number): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('weekly_mails')
    .select((eb) => eb.fn.min<number | null>('due_at').as('oldest'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** The blocks of each chain that its node has and that are not yet read. */
export async function chainLags(db: Queries): Promise<{ chainId: number; blocks: number }[]> {
  const cursors = await db.selectFrom('chain_cursors').select(['chain_id', 'height', 'head']).execute();
  return cursors.map(({ chain_id: chainId, head, height }) => ({ chainId, blocks: Math.max(0, head - height) }));
}

/** The points that are set aside for work under way. */
export async function sumHeldPoints(db: Queries): Promise<number> {
  const { points } = await db
    .selectFrom('point_reservations')
    .select((eb) => eb.fn.sum<number | null>('amount').as('points'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return points ?? 0;
}
