/**
 * `open` can be paid; `paid` has reached its price; `closed` can no longer be paid. Money that arrives afterwards buys
 * nothing.
 */
export type Web3OrderState = 'open' | 'paid' | 'closed';

/** What an order needs to be paid on chains. Values are in units of 10^-18 of the currency, as text. */
export interface Web3OrderRow {
  order_id: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Of the page. */
  language: string;
  state: Web3OrderState;
  created_at: number;
  /** Transfers of later blocks buy nothing. */
  closes_at: number;
  /** The event that paid it, `chain:tx:log:final`; null until then. */
  paid_by: string | null;
  /** Of the block that paid it. */
  paid_at: number | null;
  /** What arrived beyond the price with that transfer. */
  surplus: string;
  /** 1 while transfers that have paid it are gone from their chain. */
  reversed: number;
  /** How often that happened. */
  reversals: number;
  /** 0 while the shop has not heard of the present state. */
  told: number;
  /** 1 once the shop knows that money is on its way, 2 once it knows that a part of the price has arrived. */
  noted: number;
}

/** Where an order can be paid on a chain. */
export interface Web3DepositRow {
  chain_id: number;
  /** With its checksum; on Solana, the reference. */
  address: string;
  order_id: string;
  /** Empty on Solana, which has none. */
  factory: string;
  treasury: string;
  created_at: number;
}

/** How far a chain has been read. */
export interface ChainCursorRow {
  chain_id: number;
  height: number;
  hash: string;
  /** Read a second time, once it was final. */
  final_height: number;
  /** The newest block of the node. */
  head: number;
}

/** Hashes of blocks at which readings ended, the last ones of each chain. */
export interface ChainBlockRow {
  chain_id: number;
  height: number;
  hash: string;
}

/** `orphaned` is gone from its chain, or was never there. */
export type TransferState = 'seen' | 'final' | 'orphaned';

/** `open` waits for the rest of the price; `counted` has paid its order; `unmatched` is listed for the operator. */
export type TransferUse = 'open' | 'counted' | 'unmatched';

export interface ChainTransferRow {
  chain_id: number;
  tx: string;
  log_index: number;
  block_hash: string;
  height: number;
  /** Of the block. */
  mined_at: number;
  order_id: string;
  /** The deposit address. */
  address: string;
  token: string;
  /** In units of the token, as text. */
  amount: string;
  /** In units of 10^-18 of the currency, as text. */
  value: string;
  state: TransferState;
  use: TransferUse;
  /** Of an unmatched one: 1 while the shop takes it as gone. */
  reversed: number;
  /** Of an unmatched one: 0 until the shop has heard of it. */
  told: number;
}

/** One server at a time watches the chains. */
export interface Web3LeaseRow {
  name: string;
  /** The server. */
  taken_by: string;
  until: number;
}

/** A refund that an operator has to send by hand. */
export interface Web3RefundRow {
  refund_key: string;
  payment_ref: string;
  /** In minor units. */
  amount: number;
  asked_at: number;
  /** Null until it was sent. */
  sent_at: number | null;
}

export interface Web3Tables {
  web3_orders: Web3OrderRow;
  web3_deposits: Web3DepositRow;
  web3_leases: Web3LeaseRow;
  web3_refunds: Web3RefundRow;
  chain_cursors: ChainCursorRow;
  chain_blocks: ChainBlockRow;
  chain_transfers: ChainTransferRow;
}
