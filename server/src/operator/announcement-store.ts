import type { Queries, Trx } from '../db/database.ts';
import type { AnnouncementRow } from './tables.ts';

export async function insertAnnouncement(trx: Trx, row: AnnouncementRow): Promise<void> {
  await trx.insertInto('announcements').values(row).execute();
}

/** Newest first. */
export async function listAllAnnouncements(db: Queries, limit: number): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcements')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('announcement_id')
    .limit(limit)
    .execute();
}

/** Those that are shown, whatever began last first. */
export async function listCurrentAnnouncements(db: Queries, now: number, limit: number): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcements')
    .selectAll()
    .where('until_at', '>', now)
    .where('from_at', '<=', now)
    .orderBy('from_at', 'desc')
    .orderBy('announcement_id')
    .limit(limit)
    .execute();
}

export async function findAnnouncement(db: Queries, announcementId: string): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcements').selectAll().where('announcement_id', '=', announcementId).executeTakeFirst();
}

/** How many have not ended. */
export async function countUnended(db: Queries, now: number): Promise<number> {
  const row = await db
    .selectFrom('announcements')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('until_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** False when it had ended. */
export async function endAnnouncement(trx: Trx, announcementId: string, now: number): Promise<boolean> {
  const ended = await trx
    .updateTable('announcements')
    .set({ until_at: now })
    .where('announcement_id', '=', announcementId)
    .where('until_at', '>', now)
    .returning('announcement_id')
    .executeTakeFirst();
  return ended !== undefined;
}
