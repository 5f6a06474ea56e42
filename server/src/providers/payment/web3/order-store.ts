import type { Queries, Trx } from '../../../db/database.ts';
import type { Web3DepositRow, Web3OrderRow } from './tables.ts';

const LARGEST_BATCH = 100;

/** Once for an order. */
export async function insertWeb3Order(
  trx: Trx,
  order: Pick<Web3OrderRow, 'order_id' | 'amount' | 'currency' | 'language' | 'created_at' | 'closes_at'>,
  deposits: readonly Web3DepositRow[],
): Promise<void> {
  await trx
    .insertInto('web3_orders')
    .values({
      ...order,
      state: 'open',
      paid_by: null,
      paid_at: null,
      surplus: '0',
      reversed: 0,
      reversals: 0,
      told: 1,
      noted: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('web3_deposits')
    .values([...deposits])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findWeb3Order(db: Queries, orderId: string): Promise<Web3OrderRow | undefined> {
  return db.selectFrom('web3_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function lockWeb3Order(trx: Trx, orderId: string): Promise<Web3OrderRow | undefined> {
  return trx
    .updateTable('web3_orders')
    .set((column) => ({ told: column.ref('told') }))
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateWeb3Order(db: Queries, orderId: string, changes: Partial<Web3OrderRow>): Promise<void> {
  await db.updateTable('web3_orders').set(changes).where('order_id', '=', orderId).execute();
}

/** Tells that the shop knows the state; not when it has changed meanwhile. */
export async function markOrderTold(
  db: Queries,
  { order_id: orderId, reversals, reversed, state }: Web3OrderRow,
): Promise<void> {
  await db
    .updateTable('web3_orders')
    .set({ told: 1 })
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .where('reversed', '=', reversed)
    .where('reversals', '=', reversals)
    .execute();
}

export async function findUntoldOrders(db: Queries): Promise<Web3OrderRow[]> {
  return db.selectFrom('web3_orders').selectAll().where('told', '=', 0).limit(LARGEST_BATCH).execute();
}

/** Open ones for which something has arrived, of which the shop has not heard. */
export async function findToNote(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('web3_orders as o')
    .innerJoin('chain_transfers as t', 't.order_id', 'o.order_id')
    .select('o.order_id')
    .distinct()
    .where('o.noted', '=', 0)
    .where('o.state', '=', 'open')
    .where('t.state', '!=', 'orphaned')
    .limit(LARGEST_BATCH)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Open ones of which a part has become final, of which the shop has not heard. */
export async function findPartPaid(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('web3_orders as o')
    .innerJoin('chain_transfers as t', 't.order_id', 'o.order_id')
    .select('o.order_id')
    .distinct()
    .where('o.noted', '=', 1)
    .where('o.state', '=', 'open')
    .where('t.state', '=', 'final')
    .where('t.told', '=', 1)
    .limit(LARGEST_BATCH)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Those that have been closed to payment since before a time. */
export async function findOverdueOrders(db: Queries, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('web3_orders')
    .select('order_id')
    .where('state', '=', 'open')
    .where('closes_at', '<', before)
    .orderBy('closes_at')
    .limit(LARGEST_BATCH)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

export async function listDeposits(db: Queries, orderId: string): Promise<Web3DepositRow[]> {
  return db.selectFrom('web3_deposits').selectAll().where('order_id', '=', orderId).orderBy('chain_id').execute();
}

/** The deposit addresses of a chain that were given out since a time, with their orders. */
export async function listWatched(db: Queries, chainId: number, since: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('web3_deposits')
    .select(['address', 'order_id'])
    .where('chain_id', '=', chainId)
    .where('created_at', '>=', since)
    .execute();
  return new Map(rows.map(({ address, order_id: orderId }) => [address, orderId]));
}
