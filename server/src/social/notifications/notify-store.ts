import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { SubjectName } from '../../explore/subjects.ts';
import { SETTLE_MS, wakePush } from './wake-store.ts';
import type { NotificationRow } from './tables.ts';

interface Cause extends Pick<NotificationRow, 'kind' | 'decision'> {
  thing: { kind: NotificationRow['thing_kind']; id: string };
  /** What it leads to. */
  subject: SubjectName | { kind: 'proposal'; id: string } | null;
  /** Epoch ms. */
  at: number;
}

/**
 * Notifies accounts, in the transaction of the cause. There is one row for a kind and a thing: while it is
 * unread, a later cause joins it; once it was read, it is new again.
 *
 * @param recipients Owners (see `ownerOf`); guests and deleted accounts get nothing.
 * @param actor Who caused it, who gets nothing either.
 */
export async function notify(
  trx: Trx,
  recipients: readonly (string | null)[],
  { at, decision, kind, subject, thing }: Cause,
  actor?: string,
): Promise<void> {
  const notified = new Set(recipients.filter((id) => id !== null));
  if (actor !== undefined) notified.delete(actor);
  for (const accountId of notified) {
    await sql`
      insert into notifications
        (account_id, kind, thing_kind, thing_id, subject_kind, subject_id, decision, since, at)
      select a.account_id, ${kind}, ${thing.kind}, ${thing.id}, ${subject?.kind ?? ''}, ${subject?.id ?? ''},
        ${decision}, cast(${at} as bigint), cast(${at} as bigint)
      from accounts a
      where a.account_id = ${accountId}
        and not exists (select 1 from account_deletions d where d.account_id = a.account_id)
      on conflict (account_id, kind, thing_kind, thing_id) do update set
        decision = excluded.decision,
        subject_kind = excluded.subject_kind,
        subject_id = excluded.subject_id,
        since = case when notifications.at > coalesce((select r.read_at from notifications_read r
          where r.account_id = notifications.account_id), 0) then notifications.since else excluded.since end,
        at = excluded.at`.execute(trx);
    await wakePush(trx, accountId, at + SETTLE_MS);
  }
}
