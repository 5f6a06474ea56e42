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

/** The points that are set aside for work under way. */
export async function sumHeldPoints(db: Queries): Promise<number> {
  const { points } = await db
    .selectFrom('point_reservations')
    .select((eb) => eb.fn.sum<number | null>('amount').as('points'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return points ?? 0;
}
