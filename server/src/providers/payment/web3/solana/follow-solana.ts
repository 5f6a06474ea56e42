import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Clock } from '../../../../lib/clock.ts';
import { DAY_MS } from '../../../../lib/utc-day.ts';
import { valueOfUnits } from '../amounts.ts';
import { findCursor, insertCursor } from '../cursor-store.ts';
import { upsertTransfers } from '../transfer-store.ts';
import type { SolanaNode, SolanaPayment } from './solana-node.ts';
import { findCounted, listReferences, type WatchedReference } from './solana-store.ts';

/** References that are asked for in one round. */
const MOST_REFERENCES = 40;
/** Transactions that are read for one reference in one round. */
const MOST_READ = 20;
/** So long after an order its reference is watched, in ms: late money must not get lost. */
const WATCH_MS = 365 * DAY_MS;
/** Between two looks for an order, in ms: the older it is, the longer. */
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const PAUSES_PER_AGE = 300;
/** Worthless transactions that are not read again. */
const MOST_REJECTED = 10_000;

interface FollowDeps {
  database: Database;
  clock: Clock;
  /** Keeps the lease. Throws when another server has it. */
  keep: () => Promise<void>;
}

/** Begins with a network, once its node answers. */
export async function beginSolana({ database }: Pick<FollowDeps, 'database'>, node: SolanaNode): Promise<void> {
  const { id: chain_id } = node.network;
  if ((await findCursor(database.db, chain_id)) !== undefined) return;
  await node.check();
  const height = await node.slot();
  const cursor = { chain_id, hash: '', height, final_height: height, head: height };
  await inTransaction(database, (trx) => insertCursor(trx, cursor));
}

/**
 * Looks for transfers that name the references of orders. Only final ones are read, so that none is ever taken back; each
 * is compared with what its transaction did to the treasury's balance, as lists of signatures can be wrong.
 */
export class SolanaFollower {
  readonly #node: SolanaNode;
  readonly #nextAt = new Map<string, number>();
  readonly #rejected = new LRUCache<string, true>({ max: MOST_REJECTED });

  constructor(node: SolanaNode) {
    this.#node = node;
  }

  get network() {
    return this.#node.network;
  }

  async follow(deps: FollowDeps): Promise<void> {
    const { clock, database } = deps;
    await beginSolana(deps, this.#node);
    await this.#node.check();
    const now = clock.now();
    const watched = await listReferences(database.db, this.network.id, now - WATCH_MS);
    const current = new Set(watched.map(({ reference }) => reference));
    for (const reference of this.#nextAt.keys()) if (!current.has(reference)) this.#nextAt.delete(reference);
    const due = watched
      .map((one) => ({ ...one, at: this.#nextAt.get(one.reference) ?? 0 }))
      .filter(({ at }) => at <= now);
    for (const one of due.toSorted((a, b) => a.at - b.at || b.createdAt - a.createdAt).slice(0, MOST_REFERENCES)) {
      await deps.keep();
      const isRead = await this.#read(deps, one);
      const pause = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, (now - one.createdAt) / PAUSES_PER_AGE));
      this.#nextAt.set(one.reference, isRead ? now + pause : now);
    }
  }

  /** False where something is left to be read. */
  async #read({ clock, database }: FollowDeps, { orderId, reference }: WatchedReference): Promise<boolean> {
    const listed = await this.#node.signatures(reference);
    const counted = await findCounted(database.db, this.network.id, listed);
    const unread = listed.filter(
      (signature) => !counted.has(signature) && !this.#rejected.has(keyOf(signature, reference)),
    );
    let isMissing = false;
    for (const signature of unread.slice(0, MOST_READ)) {
      const payment = await this.#node.payment(signature, reference);
      if (payment === 'missing') isMissing = true;
      else if (payment === undefined) this.#rejected.set(keyOf(signature, reference), true);
      else {
        const row = this.#toRow({ orderId, payment, reference, signature }, clock.now());
        await inTransaction(database, (trx) => upsertTransfers(trx, [row]));
      }
    }
    return !isMissing && unread.length <= MOST_READ;
  }

  /** By its signature alone, so that a transaction that names two orders counts for one. */
  #toRow({ orderId, payment, reference, signature }: Found, now: number) {
    const { id, token } = this.network;
    return {
      chain_id: id,
      tx: signature,
      log_index: 0,
      block_hash: String(payment.slot),
      height: payment.slot,
      mined_at: payment.paidAt ?? now,
      order_id: orderId,
      address: reference,
      token: token.address,
      amount: payment.units.toString(),
      value: valueOfUnits(payment.units, token.decimals).toString(),
      state: 'final' as const,
      use: 'open' as const,
      reversed: 0,
      told: 0,
    };
  }
}

interface Found {
  orderId: string;
  payment: SolanaPayment;
  reference: string;
  signature: string;
}

const keyOf = (signature: string, reference: string): string => `${signature} ${reference}`;
