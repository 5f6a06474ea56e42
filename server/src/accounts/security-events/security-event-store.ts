import type { Queries } from '../../db/database.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { SecurityEventRow } from './tables.ts';

export const SECURITY_EVENT_MS = 180 * DAY_MS;
const MOST_SWEPT = 1_000;

export async function insertSecurityEvent(db: Queries, event: SecurityEventRow): Promise<void> {
  await db.insertInto('security_events').values(event).execute();
}

export async function listSecurityEvents(db: Queries, accountId: string, most: number): Promise<SecurityEventRow[]> {
  return db
    .selectFrom('security_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('event_id')
    .limit(most)
    .execute();
}

/** Deletes events older than 180 days, in batches. */
export async function deleteOldSecurityEvents(db: Queries, now: number): Promise<void> {
  const old = db
    .selectFrom('security_events')
    .select('event_id')
    .where('created_at', '<', now - SECURITY_EVENT_MS)
    .limit(MOST_SWEPT);
  await db.deleteFrom('security_events').where('event_id', 'in', old).execute();
}
