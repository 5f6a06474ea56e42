import type { Queries, Trx } from '../db/database.ts';

/** Devices from before epoch ms, by id, after `after`. */
export async function findOldDevices(db: Queries, after: string, before: number, most: number): Promise<string[]> {
  const devices = await db
    .selectFrom('devices')
    .select('device_id')
    .where('device_id', '>', after)
    .where('created_at', '<', before)
    .orderBy('device_id')
    .limit(most)
    .execute();
  return devices.map((device) => device.device_id);
}

export async function withoutSession(db: Queries, deviceIds: readonly string[]): Promise<string[]> {
  if (deviceIds.length === 0) return [];
  const rows = await db
    .selectFrom('sessions')
    .select('device_id')
    .where('device_id', 'in', deviceIds)
    .distinct()
    .execute();
  const used = new Set(rows.map((row) => row.device_id));
  return deviceIds.filter((id) => !used.has(id));
}

export async function deleteDevices(trx: Trx, deviceIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('devices').where('device_id', 'in', deviceIds).execute();
}
