import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import type { ChainNode } from './chain-node.ts';
import { releaseLease, takeLease } from './cursor-store.ts';
import { followChain } from './follow-chain.ts';
import type { SolanaFollower } from './solana/follow-solana.ts';
import { settleOrders } from './settle-orders.ts';
import { tellShop, type Receive } from './tell-shop.ts';

/** So long a server that dies keeps others from watching, in ms. */
const LEASE_MS = 60_000;
const LEASE_NAME = 'watcher';
/** Pauses after failures of a node in a row, in ms. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

export interface WatcherDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  nodes: readonly ChainNode[];
  solana?: readonly SolanaFollower[] | undefined;
  receive: Receive;
}

class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Watches the chains for transfers to deposit addresses; one server at a time does. */
export class ChainWatcher {
  readonly #deps: WatcherDeps;
  readonly #holder: string;
  readonly #away = new Map<number, { failures: number; tryAt: number }>();

  constructor(deps: WatcherDeps) {
    this.#deps = deps;
    this.#holder = deps.ids.credential();
  }

  /** Reads on in every chain and settles what has become final. */
  async tick(): Promise<void> {
    const { clock, database, log, nodes, receive, solana = [] } = this.#deps;
    const keep = async () => this.#keep();
    if (!(await this.#takeLease())) return;
    try {
      for (const node of nodes) {
        const { chainId, name } = node.chain;
        await this.#follow({ chainId, name }, async () => followChain({ clock, database, keep }, node));
      }
      for (const follower of solana) {
        const { id, name } = follower.network;
        await this.#follow({ chainId: id, name }, async () => follower.follow({ clock, database, keep }));
      }
      await settleOrders({ clock, database });
      await tellShop({ clock, database, log, receive });
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    } finally {
      await releaseLease(database.db, LEASE_NAME, this.#holder);
    }
  }

  /** A node that is away is logged once, and tried again after pauses that grow. */
  async #follow({ chainId, name }: { chainId: number; name: string }, follow: () => Promise<void>): Promise<void> {
    const { clock, log } = this.#deps;
    const away = this.#away.get(chainId);
    if (away !== undefined && clock.now() < away.tryAt) return;
    try {
      await follow();
      if (away !== undefined) log.info({ chainId, chain: name }, 'node of a chain answered again');
      this.#away.delete(chainId);
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      const failures = (away?.failures ?? 0) + 1;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      this.#away.set(chainId, { failures, tryAt: clock.now() + pause });
      if (away === undefined) log.warn({ err: error, chainId, chain: name }, 'node of a chain did not answer');
    }
  }

  async #keep(): Promise<void> {
    if (!(await this.#takeLease())) throw new LeaseLostError('Another server watches the chains');
  }

  async #takeLease(): Promise<boolean> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    return takeLease(database.db, { name: LEASE_NAME, holder: this.#holder, now, until: now + LEASE_MS });
  }
}
