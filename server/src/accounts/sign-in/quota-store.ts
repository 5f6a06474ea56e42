import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../../lib/hash.ts';
import type { SecurityEvent } from '../../security/events.ts';

export interface Quota {
  bucket: string;
  most: number;
  windowMs: number;
  /** Logged when used up; a generic limit by default. */
  security?: SecurityEvent;
}

/** Counts a use atomically on any number of servers; throws RATE_LIMITED with `Retry-After`. */
export async function countUse(db: Queries, now: number, { bucket, most, security, windowMs }: Quota): Promise<void> {
  if (most === 0) return;
  const resetsAt = now + windowMs;
  const quota = await db
    .insertInto('quotas')
    .values({ bucket: sha256(bucket), used: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({
        used: row
          .case()
          .when('quotas.resets_at', '<=', now)
          .then(1)
          .else(row('quotas.used', '+', 1))
          .end(),
        resets_at: row
          .case()
          .when('quotas.resets_at', '<=', now)
          .then(resetsAt)
          .else(row.ref('quotas.resets_at'))
          .end(),
      })),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (quota.used <= most) return;
  const seconds = Math.max(1, Math.ceil((quota.resets_at - now) / 1000));
  throw new AppError('RATE_LIMITED', `Too many attempts: try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
    ...(security === undefined ? {} : { security }),
  });
}

export async function resetQuota(db: Queries, bucket: string): Promise<void> {
  await db.deleteFrom('quotas').where('bucket', '=', sha256(bucket)).execute();
}

export async function deleteOldQuotas(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('quotas').where('resets_at', '<=', now).execute();
}
