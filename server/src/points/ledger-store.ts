import type { Queries, Trx } from '../db/database.ts';
import { AppError, InsufficientPointsError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { toStored, type Subject } from './entry.ts';
import type { LedgerKind } from '../contract/validators.ts';
import type { PointEntryRow } from './tables.ts';

export interface Movement {
  walletId: string;
  amount: number;
  reason: LedgerKind;
  /** Unique: names the event that moves the points. */
  reference: string;
  subject?: Subject | undefined;
}

export interface LedgerDeps {
  clock: Clock;
  ids: Ids;
}

export async function openWallet(trx: Trx, walletId: string): Promise<void> {
  await trx
    .insertInto('wallets')
    .values({ wallet_id: walletId, balance: 0, entries: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In points; 0 without a wallet. */
export async function findBalance(db: Queries, walletId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('balance').where('wallet_id', '=', walletId).executeTakeFirst();
  return wallet?.balance ?? 0;
}

export async function findEntryIds(db: Queries, references: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (references.length === 0) return found;
  const entries = await db
    .selectFrom('point_entries')
    .select(['entry_id', 'reference'])
    .where(
      'reference',
      'in',
      references.flatMap((reference) => [`reserve:${reference}`, `release:${reference}`]),
    )
    .orderBy('reference', 'desc')
    .execute();
  for (const { entry_id: entryId, reference } of entries) {
    const action = reference.slice(reference.indexOf(':') + 1);
    found.set(action, [...(found.get(action) ?? []), entryId]);
  }
  return found;
}

export async function findEntryId(db: Queries, references: readonly string[]): Promise<string | undefined> {
  const entry = await db
    .selectFrom('point_entries')
    .select('entry_id')
    .where('reference', 'in', references)
    .executeTakeFirst();
  return entry?.entry_id;
}

/** One wallet's entries from that of a reference on, oldest first; none without it. */
export async function findEntriesSince(
  db: Queries,
  walletId: string,
  reference: string,
): Promise<Pick<PointEntryRow, 'amount' | 'balance_after' | 'reason' | 'reference'>[]> {
  return db
    .selectFrom('point_entries')
    .select(['amount', 'balance_after', 'reason', 'reference'])
    .where('wallet_id', '=', walletId)
    .where('number', '>=', (query) =>
      query
        .selectFrom('point_entries as first')
        .select('first.number')
        .where('first.wallet_id', '=', walletId)
        .where('first.reference', '=', reference),
    )
    .orderBy('number')
    .execute();
}

export async function lockBalance(trx: Trx, walletId: string): Promise<number> {
  const wallet = await trx
    .updateTable('wallets')
    .set((column) => ({ balance: column.ref('balance') }))
    .where('wallet_id', '=', walletId)
    .returning('balance')
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}

/**
 * Moves points; the only writer of balances. One conditional update guards the balance and locks the wallet. Returns
 * the entry's id.
 *
 * @throws {InsufficientPointsError}
 * @throws {AppError} CONFLICT for a used reference: the transaction must roll back.
 */
export async function post(trx: Trx, { clock, ids }: LedgerDeps, movement: Movement): Promise<string> {
  const { walletId, amount, reason, reference, subject } = movement;
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Points are whole numbers, not ${amount}`);
  const wallet = await trx
    .updateTable('wallets')
    .set((column) => ({ balance: column('balance', '+', amount), entries: column('entries', '+', 1) }))
    .where('wallet_id', '=', walletId)
    .where('balance', '>=', -amount)
    .returning(['balance', 'entries'])
    .executeTakeFirst();
  if (wallet === undefined) throw new InsufficientPointsError();
  const entry = await trx
    .insertInto('point_entries')
    .values({
      entry_id: ids.next('ent'),
      wallet_id: walletId,
      number: wallet.entries,
      amount,
      balance_after: wallet.balance,
      reason,
      reference,
      subject: toStored(subject),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  if (entry === undefined) throw new AppError('CONFLICT', 'These points have already been moved');
  return entry.entry_id;
}
