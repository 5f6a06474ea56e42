import type { SolanaNetwork, Web3Chain } from '../../../config/web3.ts';
import type { SolanaOption, Web3Option, Web3Payment, Web3Transfer } from '../../../contract/validators.ts';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { decimalOfValue, decimalText, unitsOfValue, valueOfCents } from './amounts.ts';
import { listCursors } from './cursor-store.ts';
import { findWeb3Order, listDeposits } from './order-store.ts';
import { payLink } from './solana/solana-pay.ts';
import { sumOf } from './settle-orders.ts';
import type { ChainTransferRow, Web3DepositRow, Web3OrderRow } from './tables.ts';
import { listTransfers } from './transfer-store.ts';

const MOST_TRANSACTIONS = 20;

interface ViewDeps {
  database: Database;
  clock: Clock;
  chains: readonly Web3Chain[];
  solana: readonly SolanaNetwork[];
  publicUrl: string;
}

/** What of a payment does not stand in its order. */
export type Web3Standing = Omit<Web3Payment, 'checkoutId' | 'points' | 'price' | 'returnPath'>;

/** How payments on chains stand, by what the watcher has stored. */
export class Web3Views {
  readonly #deps: ViewDeps;

  constructor(deps: ViewDeps) {
    this.#deps = deps;
  }

  /** Undefined for an order that is not paid on a chain. */
  async find(orderId: string): Promise<Web3Standing | undefined> {
    const { chains, clock, database } = this.#deps;
    const { db } = database;
    const order = await findWeb3Order(db, orderId);
    if (order === undefined) return undefined;
    const all = await listTransfers(db, orderId);
    const present = all.filter(({ state }) => state !== 'orphaned');
    const { publicUrl, solana } = this.#deps;
    const isSolana = ({ chain_id: chainId }: ChainTransferRow) => solana.some(({ id }) => id === chainId);
    const transfers = transfersOf(
      present.filter((transfer) => !isSolana(transfer)),
      chains.map(({ chainId, ...chain }) => ({ ...chain, id: chainId })),
    );
    const received = sumOf(present);
    const price = valueOfCents(order.amount);
    const missing = received >= price ? 0n : price - received;
    const isOpen = order.state === 'open' && clock.now() <= order.closes_at;
    const state = stateOf(order, { all, isOpen, missing });
    const deposits = isOpen && missing > 0n ? await listDeposits(db, orderId) : [];
    return {
      state,
      options: deposits.flatMap((deposit) => optionsOf(deposit, chains, missing)),
      received: decimalOfValue(received),
      missing: decimalOfValue(missing),
      surplus: decimalOfValue(received > price ? received - price : 0n),
      ...(await this.#confirmations(present)),
      transactions: transfers.map(({ transaction }) => transaction),
      transfers,
      ...(solana.length === 0
        ? {}
        : {
            solana: {
              options: deposits.flatMap((deposit) => solanaOptions(deposit, solana, { missing, publicUrl })),
              transfers: transfersOf(present.filter(isSolana), solana),
            },
          }),
      expiresAt: new Date(order.closes_at).toISOString(),
    };
  }

  /** Of the newest transfer that is not final, else of the last one. */
  async #confirmations(
    present: readonly ChainTransferRow[],
  ): Promise<Pick<Web3Payment, 'confirmations' | 'confirmationsNeeded'>> {
    const newest = present.findLast(({ state }) => state === 'seen') ?? present.at(-1);
    const { chains } = this.#deps;
    const chain = newest === undefined ? chains[0] : chains.find(({ chainId }) => chainId === newest.chain_id);
    const needed = typeof chain?.final === 'number' ? chain.final : null;
    if (newest === undefined) return { confirmations: 0, confirmationsNeeded: needed };
    if (newest.state === 'final') return { confirmations: needed ?? 1, confirmationsNeeded: needed };
    const cursors = await listCursors(this.#deps.database.db);
    const head = cursors.find(({ chain_id: chainId }) => chainId === newest.chain_id)?.head ?? newest.height;
    const depth = Math.max(1, head - newest.height + 1);
    return { confirmations: needed === null ? depth : Math.min(depth, needed), confirmationsNeeded: needed };
  }
}

function solanaOptions(
  { address: reference, chain_id: chainId }: Web3DepositRow,
  networks: readonly SolanaNetwork[],
  { missing, publicUrl }: { missing: bigint; publicUrl: string },
): SolanaOption[] {
  return networks
    .filter(({ id }) => id === chainId)
    .map((network) => {
      const { decimals, symbol } = network.token;
      const units = unitsOfValue(missing, decimals);
      const amount = decimalText(units, decimals);
      return {
        network: network.name,
        token: network.token.address,
        symbol,
        decimals,
        address: network.treasury,
        reference,
        amount,
        units: units.toString(),
        uri: payLink(network, { amount, label: new URL(publicUrl).host, reference }),
      };
    });
}

type Explored = Pick<Web3Chain, 'explorer' | 'name'> & { id: number };

function transfersOf(present: readonly ChainTransferRow[], chains: readonly Explored[]): Web3Transfer[] {
  const byTransaction = new Map(present.map(({ chain_id: chainId, tx }) => [tx, chainId]));
  return [...byTransaction].slice(0, MOST_TRANSACTIONS).map(([transaction, chainId]) => {
    const chain = chains.find((one) => one.id === chainId);
    const url = chain?.explorer === undefined ? null : `${chain.explorer}${transaction}`;
    return { transaction, network: chain?.name ?? String(chainId), url };
  });
}

interface Sums {
  all: readonly ChainTransferRow[];
  isOpen: boolean;
  missing: bigint;
}

function stateOf(order: Web3OrderRow, { all, isOpen, missing }: Sums): Web3Payment['state'] {
  if (order.state === 'paid') {
    if (order.reversed === 1) return 'reversed';
    const isOver = BigInt(order.surplus) >= valueOfCents(1) || all.some(isUnmatched);
    return isOver ? 'over' : 'paid';
  }
  if (all.some(({ state }) => state === 'seen')) return 'seen';
  if (!isOpen) return 'closed';
  if (missing < valueOfCents(order.amount)) return 'partial';
  return all.some(({ state }) => state === 'orphaned') ? 'reversed' : 'waiting';
}

const isUnmatched = ({ state, use, value }: ChainTransferRow): boolean =>
  state === 'final' && use === 'unmatched' && BigInt(value) >= valueOfCents(1);

function optionsOf(
  { address, chain_id: chainId }: Web3DepositRow,
  chains: readonly Web3Chain[],
  missing: bigint,
): Web3Option[] {
  const chain = chains.find((one) => one.chainId === chainId);
  return (chain?.tokens ?? []).map(({ address: token, decimals, symbol }) => {
    const units = unitsOfValue(missing, decimals);
    return {
      chainId,
      network: chain?.name ?? '',
      token,
      symbol,
      decimals,
      address,
      amount: decimalText(units, decimals),
      units: units.toString(),
      uri: `ethereum:${token}@${chainId}/transfer?address=${address}&uint256=${units}`,
    };
  });
}
