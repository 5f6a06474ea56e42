import type { Queries } from '../../db/database.ts';
import { countUse, type Quota } from '../../rate-limits/quota-store.ts';

/** Counts an attempt against each limit, on any number of servers; throws RATE_LIMITED with `Retry-After`. */
export async function countAttempts(db: Queries, now: number, limits: readonly Quota[]): Promise<void> {
  for (const limit of limits) await countUse(db, now, limit);
}
