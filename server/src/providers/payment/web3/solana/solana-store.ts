import type { Queries } from '../../../../db/database.ts';

export interface WatchedReference {
  reference: string;
  orderId: string;
  createdAt: number;
}

/** The references of a network that were given out since a time. */
export async function listReferences(db: Queries, chainId: number, since: number): Promise<WatchedReference[]> {
  const rows = await db
    .selectFrom('web3_deposits')
    .select(['address', 'order_id', 'created_at'])
    .where('chain_id', '=', chainId)
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ address, created_at: createdAt, order_id: orderId }) => ({
    reference: address,
    orderId,
    createdAt,
  }));
}

/** Those of some signatures that were counted, for whichever order. */
export async function findCounted(db: Queries, chainId: number, signatures: readonly string[]): Promise<Set<string>> {
  if (signatures.length === 0) return new Set();
  const rows = await db
    .selectFrom('chain_transfers')
    .select('tx')
    .where('chain_id', '=', chainId)
    .where('tx', 'in', signatures)
    .execute();
  return new Set(rows.map(({ tx }) => tx));
}
