import type { Queries } from '../db/database.ts';
import { sha256 } from '../lib/hash.ts';
import type { SecurityEvent } from '../security/events.ts';
import { refusal } from './refusal.ts';

const DELETED_AT_ONCE = 5_000;

export interface Quota {
  bucket: string;
  most: number;
  windowMs: number;
  /** Logged when used up; a generic limit by default. */
  security?: SecurityEvent;
}

interface Uses {
  bucket: string;
  uses: number;
  /** The end of the window that begins if none is open, in epoch ms. */
  resetsAt: number;
}

export interface UsedQuota {
  used: number;
  resetsAt: number;
}

/**
 * Adds uses in one statement, atomically on any number of servers.
 *
 * @param added One or more, each of another bucket.
 * @returns by bucket, what all servers have counted in its open window
 */
export async function addUses(db: Queries, now: number, added: readonly Uses[]): Promise<Map<string, UsedQuota>> {
  const named = new Map(added.map(({ bucket }) => [sha256(bucket), bucket]));
  const rows = added.map(({ bucket, resetsAt, uses }) => ({ bucket: sha256(bucket), used: uses, resets_at: resetsAt }));
  const counted = await db
    .insertInto('quotas')
    // Every server locks rows in the same order, so that none waits for another in a circle.
    .values(rows.toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({
        used: row
          .case()
          .when('quotas.resets_at', '<=', now)
          .then(row.ref('excluded.used'))
          .else(row('quotas.used', '+', row.ref('excluded.used')))
          .end(),
        resets_at: row
          .case()
          .when('quotas.resets_at', '<=', now)
          .then(row.ref('excluded.resets_at'))
          .else(row.ref('quotas.resets_at'))
          .end(),
      })),
    )
    .returning(['bucket', 'used', 'resets_at'])
    .execute();
  return new Map(counted.map((row) => [named.get(row.bucket) ?? '', { used: row.used, resetsAt: row.resets_at }]));
}

/** Counts a use atomically on any number of servers; throws RATE_LIMITED with `Retry-After`. */
export async function countUse(db: Queries, now: number, { bucket, most, security, windowMs }: Quota): Promise<void> {
  if (most === 0) return;
  const counted = await addUses(db, now, [{ bucket, uses: 1, resetsAt: now + windowMs }]);
  const { resetsAt, used } = counted.get(bucket) ?? { resetsAt: now, used: 0 };
  if (used > most) throw refusal('Too many attempts', resetsAt - now, security);
}

export async function resetQuota(db: Queries, bucket: string): Promise<void> {
  await db.deleteFrom('quotas').where('bucket', '=', sha256(bucket)).execute();
}

/** Deletes windows that have ended, in bounded steps. */
export async function deleteOldQuotas(db: Queries, now: number): Promise<void> {
  const old = db.selectFrom('quotas').select('bucket').where('resets_at', '<=', now).limit(DELETED_AT_ONCE);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('quotas')
      .where('bucket', 'in', old)
      .where('resets_at', '<=', now)
      .executeTakeFirstOrThrow();
    if (numDeletedRows < DELETED_AT_ONCE) return;
  }
}
