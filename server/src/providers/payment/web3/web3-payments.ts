import type { Logger } from 'pino';
import type { SolanaNetwork, Web3Chain } from '../../../config/web3.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import type { ServerSecret } from '../../../lib/server-secret.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import {
  ForgedWebhookError,
  type OpenCheckout,
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
  type RefundOrder,
} from '../payment-provider.ts';
import { ChainNode } from './chain-node.ts';
import { ChainWatcher } from './chain-watcher.ts';
import { findCursor } from './cursor-store.ts';
import { depositAddress } from './deposit-address.ts';
import { beginChain } from './follow-chain.ts';
import { findWeb3Order, insertWeb3Order, updateWeb3Order } from './order-store.ts';
import { insertRefund } from './refund-store.ts';
import { beginSolana, SolanaFollower } from './solana/follow-solana.ts';
import { SolanaNode } from './solana/solana-node.ts';
import { referenceOf } from './solana/solana-pay.ts';
import type { Receive } from './tell-shop.ts';

/** So long an order can be paid at its price, in ms: as the shop takes payments. */
const OPEN_MS = 30 * DAY_MS;

interface Web3Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  chains: readonly Web3Chain[];
  solana: readonly SolanaNetwork[];
  publicUrl: string;
  secret: ServerSecret;
}

/**
 * Payments in stablecoins on chains: on EVM chains to a deposit address for each order, on Solana to the treasury with a
 * reference for each. The server has no key, so an operator sends refunds by hand.
 */
export class Web3Payments implements PaymentProvider {
  readonly name = 'web3';
  readonly renews = false;
  readonly refunds = 'by-hand';
  readonly #deps: Web3Deps;
  readonly #nodes: readonly ChainNode[];
  readonly #solana: readonly SolanaNode[];

  constructor(deps: Web3Deps) {
    this.#deps = deps;
    this.#nodes = deps.chains.map((chain) => new ChainNode(chain));
    this.#solana = deps.solana.map((network) => new SolanaNode(network));
  }

  get chains(): readonly Web3Chain[] {
    return this.#deps.chains;
  }

  get solana(): readonly SolanaNetwork[] {
    return this.#deps.solana;
  }

  watcher(receive: Receive): ChainWatcher {
    const { clock, database, ids, log } = this.#deps;
    const solana = this.#solana.map((node) => new SolanaFollower(node));
    return new ChainWatcher({ clock, database, ids, log, receive, nodes: this.#nodes, solana });
  }

  async createCheckout(order: PaymentOrder): Promise<OpenCheckout> {
    const { clock, database } = this.#deps;
    const { language, orderId } = order;
    if (order.period !== undefined)
      throw new AppError('CONFLICT', 'Payments on chains do not renew', { field: 'method' });
    const now = clock.now();
    const { evm, solana } = await this.#readNetworks();
    const onEvm = evm.map((chain) => ({
      chain_id: chain.chainId,
      address: depositAddress(chain, orderId),
      order_id: orderId,
      factory: chain.factory,
      treasury: chain.treasury,
      created_at: now,
    }));
    const onSolana = solana.map(({ id, treasury }) => ({
      chain_id: id,
      address: referenceOf(this.#deps.secret, orderId),
      order_id: orderId,
      factory: '',
      treasury,
      created_at: now,
    }));
    const closesAt = order.createdAt + OPEN_MS;
    const { amount, currency } = order.price;
    const row = { order_id: orderId, amount, currency, language, created_at: order.createdAt, closes_at: closesAt };
    await inTransaction(database, (trx) => insertWeb3Order(trx, row, [...onEvm, ...onSolana]));
    return { url: this.#pageOf(orderId, language), ref: orderId, expiresAt: closesAt };
  }

  async findCheckout(ref: string): Promise<OpenCheckout | undefined> {
    const { clock, database } = this.#deps;
    const order = await findWeb3Order(database.db, ref);
    if (order?.state !== 'open' || order.closes_at <= clock.now()) return undefined;
    return { url: this.#pageOf(ref, order.language), ref, expiresAt: order.closes_at };
  }

  async expireCheckout(ref: string): Promise<void> {
    await updateWeb3Order(this.#deps.database.db, ref, { closes_at: this.#deps.clock.now() });
  }

  async readWebhook(): Promise<PaymentEvent | undefined> {
    throw new ForgedWebhookError('Chains send no webhooks');
  }

  /** Notes what an operator has to send. Never to the sender, which may be an exchange. */
  async refund(paymentRef: string, { amount, key }: RefundOrder): Promise<void> {
    const { clock, database } = this.#deps;
    await insertRefund(database.db, { refund_key: key, payment_ref: paymentRef, amount, asked_at: clock.now() });
  }

  async setRenewal(): Promise<void> {
    throw new AppError('CONFLICT', 'Payments on chains do not renew');
  }

  async setTerms(): Promise<void> {
    throw new AppError('CONFLICT', 'Payments on chains do not renew');
  }

  #pageOf(orderId: string, language: string): string {
    return `${this.#deps.publicUrl}/${language}/web3-payment?checkoutId=${orderId}`;
  }

  /** Those that are being read: before that, a transfer would not be seen. Throws UNAVAILABLE without any. */
  async #readNetworks(): Promise<{ evm: Web3Chain[]; solana: SolanaNetwork[] }> {
    const { database } = this.#deps;
    const evm: Web3Chain[] = [];
    const solana: SolanaNetwork[] = [];
    for (const node of this.#nodes) {
      if (await this.#isRead(node.chain.chainId, () => beginChain({ database }, node))) evm.push(node.chain);
    }
    for (const node of this.#solana) {
      if (await this.#isRead(node.network.id, () => beginSolana({ database }, node))) solana.push(node.network);
    }
    if (evm.length + solana.length === 0)
      throw new AppError('UNAVAILABLE', 'No node of a chain answers', { headers: { 'retry-after': '10' } });
    return { evm, solana };
  }

  async #isRead(chainId: number, begin: () => Promise<void>): Promise<boolean> {
    const { database, log } = this.#deps;
    try {
      await begin();
    } catch (error) {
      log.warn({ err: error, chainId }, 'chain could not be begun');
    }
    return (await findCursor(database.db, chainId)) !== undefined;
  }
}
