import type { Queries } from '../db/database.ts';
import { reusableQuery } from '../db/reusable-query.ts';
import type { Locale } from '../lib/locale.ts';
import type { OldestAlive } from './session-times.ts';
import type { AccountRow, DeviceRow, SessionRow } from './tables.ts';

export async function insertDevice(db: Queries, device: DeviceRow): Promise<void> {
  await db.insertInto('devices').values(device).execute();
}

export async function insertAccount(db: Queries, account: AccountRow): Promise<void> {
  await db.insertInto('accounts').values(account).execute();
}

export async function insertSession(db: Queries, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function findAccount(db: Queries, accountId: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

export async function findAccounts(db: Queries, accountIds: readonly string[]): Promise<AccountRow[]> {
  if (accountIds.length === 0) return [];
  return db.selectFrom('accounts').selectAll().where('account_id', 'in', accountIds).execute();
}

const findSession = reusableQuery({ hash: '', createdAfter: 0, usedAfter: 0 }, (db, value) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('credential_hash', '=', value('hash'))
    .where('ended_at', 'is', null)
    .where('created_at', '>', value('createdAfter'))
    .where('last_used_at', '>', value('usedAfter')),
);

/** Undefined when ended or expired. */
export async function findLiveSession(
  db: Queries,
  credentialHash: string,
  oldest: OldestAlive,
): Promise<SessionRow | undefined> {
  const values = { hash: credentialHash, createdAfter: oldest.createdAt, usedAfter: oldest.lastUsedAt };
  const [session] = await findSession(db, values);
  return session;
}

export async function markUsed(db: Queries, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('session_id', '=', sessionId)
    .where('last_used_at', '<', now)
    .execute();
}

/** Ends a session; false when it had ended, so that one of two concurrent callers proceeds. */
export async function endSession(db: Queries, sessionId: string, now: number): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function listAccountSessions(
  db: Queries,
  accountId: string,
  { most, oldest }: { most: number; oldest: OldestAlive },
): Promise<Omit<SessionRow, 'credential_hash'>[]> {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'device_id', 'account_id', 'adult_confirmed', 'client'])
    .select(['created_at', 'last_used_at', 'ended_at', 'proved_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', oldest.createdAt)
    .where('last_used_at', '>', oldest.lastUsedAt)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .limit(most)
    .execute();
}

export async function countAccountSessions(db: Queries, accountId: string, oldest: OldestAlive): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', oldest.createdAt)
    .where('last_used_at', '>', oldest.lastUsedAt)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Ends a session of the account and returns its device; undefined when there is none or it had ended. */
export async function endAccountSession(
  db: Queries,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: number,
): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('device_id')
    .executeTakeFirst();
  return ended?.device_id;
}

export async function endAccountSessions(
  db: Queries,
  accountId: string,
  { except = '', now }: { except?: string; now: number },
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '!=', except)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .execute();
  return ended.map((row) => row.session_id);
}

export async function listEndedSessions(db: Queries, since: number): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('session_id').where('ended_at', '>=', since).execute();
  return rows.map((row) => row.session_id);
}

/** Records a proof of identity; false when the session has ended. */
export async function markProved(db: Queries, sessionId: string, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function confirmAdult(db: Queries, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ adult_confirmed: 1 }).where('session_id', '=', sessionId).execute();
}

export async function deleteDeadSessions(db: Queries, before: OldestAlive & { endedAt: number }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((or) =>
      or.or([
        or('created_at', '<=', before.createdAt),
        or('last_used_at', '<=', before.lastUsedAt),
        or('ended_at', '<=', before.endedAt),
      ]),
    )
    .execute();
}

export async function updateAccountLocale(db: Queries, accountId: string, locale: Locale): Promise<void> {
  await db.updateTable('accounts').set({ locale }).where('account_id', '=', accountId).execute();
}

export async function updateProfile(
  db: Queries,
  accountId: string,
  profile: Pick<AccountRow, 'user_name' | 'motto' | 'avatar_url'>,
): Promise<void> {
  await db.updateTable('accounts').set(profile).where('account_id', '=', accountId).execute();
}
