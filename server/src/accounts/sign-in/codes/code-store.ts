import type { Queries, Trx } from '../../../db/database.ts';

export interface CodePlace {
  channel: 'email' | 'phone';
  subject: string;
  deviceId: string;
}

export async function replaceCode(
  db: Queries,
  place: CodePlace,
  code: { hash: string; expiresAt: number },
): Promise<void> {
  const fresh = { code_hash: code.hash, tries: 0, expires_at: code.expiresAt };
  await db
    .insertInto('verification_codes')
    .values({ channel: place.channel, subject: place.subject, device_id: place.deviceId, ...fresh })
    .onConflict((conflict) => conflict.columns(['channel', 'subject', 'device_id']).doUpdateSet(fresh))
    .execute();
}

/** Counts a try before comparing, so that concurrent callers get no extra ones. Returns the hash, if usable. */
export async function countTry(
  db: Queries,
  place: CodePlace,
  limits: { now: number; mostTries: number },
): Promise<string | undefined> {
  const code = await db
    .updateTable('verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('channel', '=', place.channel)
    .where('subject', '=', place.subject)
    .where('device_id', '=', place.deviceId)
    .where('expires_at', '>', limits.now)
    .where('tries', '<', limits.mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  return code?.code_hash;
}

/** Deletes a code; only one of concurrent callers gets true. */
export async function takeCode(trx: Trx, place: CodePlace, hash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('verification_codes')
    .where('channel', '=', place.channel)
    .where('subject', '=', place.subject)
    .where('device_id', '=', place.deviceId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteOldCodes(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('verification_codes').where('expires_at', '<=', now).execute();
}
