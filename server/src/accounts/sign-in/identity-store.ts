import type { Queries, Trx } from '../../db/database.ts';
import type { IdentityKind } from './tables.ts';

/** As many as the contract lets a list hold. */
const MOST_IDENTITIES = 100;

/** What only one person can prove: a mailbox, a phone, an account elsewhere. */
export interface Identity {
  kind: IdentityKind;
  /** Canonical, and unique within its kind. */
  subject: string;
}

export async function findAccountId(db: Queries, identity: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('account_id')
    .where('kind', '=', identity.kind)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** The device, if the identity's account has signed in on it; unknown devices and identities take the same query. */
export async function findKnownDevice(db: Queries, identity: Identity, deviceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('known_devices', 'known_devices.account_id', 'identities.account_id')
    .select('known_devices.device_id')
    .where('identities.kind', '=', identity.kind)
    .where('identities.subject', '=', identity.subject)
    .where('known_devices.device_id', '=', deviceId)
    .executeTakeFirst();
  return row?.device_id;
}

/** Assigns a free identity; of concurrent sign-ins the second waits for the first. */
export async function takeIdentity(
  trx: Trx,
  identity: Identity,
  owner: { accountId: string; now: number },
): Promise<boolean> {
  const taken = await trx
    .insertInto('identities')
    .values({ ...identity, account_id: owner.accountId, created_at: owner.now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function findFirstAccountId(db: Queries, identities: readonly Identity[]): Promise<string | undefined> {
  for (const identity of identities) {
    const accountId = await findAccountId(db, identity);
    if (accountId !== undefined) return accountId;
  }
  return undefined;
}

export async function listIdentities(db: Queries, accountId: string): Promise<Identity[]> {
  return db
    .selectFrom('identities')
    .select(['kind', 'subject'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('kind')
    .limit(MOST_IDENTITIES)
    .execute();
}
