import type { Queries, Trx } from '../db/database.ts';
import type { KnownDeviceRow } from './tables.ts';

/** Without a sign-in for longer, a device is unknown again. */
const KNOWN_FOR_MS = 366 * 86_400_000;

export async function isKnownDevice(db: Queries, accountId: string, deviceId: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .select('device_id')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return known !== undefined;
}

export async function noteKnownDevice(trx: Trx, row: KnownDeviceRow): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_id']).doUpdateSet({ signed_in_at: row.signed_in_at }),
    )
    .execute();
}

export async function forgetDevice(db: Queries, accountId: string, deviceId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('account_id', '=', accountId).where('device_id', '=', deviceId).execute();
}

export async function forgetSignedOutDevices(db: Queries, accountId: string): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('device_id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('device_id')
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null),
    )
    .execute();
}

export async function deleteOldKnownDevices(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('signed_in_at', '<=', now - KNOWN_FOR_MS)
    .execute();
}
