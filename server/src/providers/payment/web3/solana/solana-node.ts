import { z } from 'zod';
import type { SolanaNetwork } from '../../../../config/web3.ts';
import { boundedFetch } from '../bounded-fetch.ts';

const TIMEOUT_MS = 10_000;
/** What nodes answer at most. */
const MOST_SIGNATURES = 1000;
const FINALIZED = 'finalized';

const Answer = z.object({ result: z.unknown().optional(), error: z.object({ message: z.string() }).nullish() });

const Signatures = z.array(z.object({ signature: z.string().min(1).max(100), err: z.unknown() }));

const TokenBalance = z.object({
  mint: z.string(),
  owner: z.string().nullish(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int() }),
});

const Transaction = z
  .object({
    slot: z.int().min(0),
    blockTime: z.int().nullish(),
    meta: z
      .object({
        err: z.unknown(),
        preTokenBalances: z.array(TokenBalance).nullish(),
        postTokenBalances: z.array(TokenBalance).nullish(),
      })
      .nullable(),
    transaction: z.object({
      signatures: z.array(z.string()),
      message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string() })) }),
    }),
  })
  .nullable();

export interface SolanaPayment {
  slot: number;
  /** In ms; undefined where the node does not know. */
  paidAt: number | undefined;
  /** By which the treasury's balance of the token grew. */
  units: bigint;
}

/** `missing` where the node does not have the transaction yet; undefined for one that pays nothing. */
export type ReadPayment = SolanaPayment | 'missing' | undefined;

/** A node of a Solana cluster. What it says may be wrong. Methods throw when it does not answer in time or says too much. */
export class SolanaNode {
  readonly network: SolanaNetwork;
  #isChecked = false;

  constructor(network: SolanaNetwork) {
    this.network = network;
  }

  /** Throws when it is a node of another cluster. */
  async check(): Promise<void> {
    if (this.#isChecked) return;
    const genesis = await this.#call('getGenesisHash', [], z.string());
    if (genesis !== this.network.genesis) throw new Error(`The node of ${this.network.name} is one of ${genesis}`);
    this.#isChecked = true;
  }

  async slot(): Promise<number> {
    return this.#call('getSlot', [{ commitment: FINALIZED }], z.int().min(0));
  }

  /** Of final transactions that name an account and did not fail, oldest first. */
  async signatures(account: string): Promise<string[]> {
    const options = { commitment: FINALIZED, limit: MOST_SIGNATURES };
    const found = await this.#call('getSignaturesForAddress', [account, options], Signatures);
    return found.flatMap(({ err, signature }) => (err === null ? signature : [])).toReversed();
  }

  /** What a final transaction that names a reference has paid to the treasury. */
  async payment(signature: string, reference: string): Promise<ReadPayment> {
    const options = { commitment: FINALIZED, encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
    const found = await this.#call('getTransaction', [signature, options], Transaction);
    if (found === null) return 'missing';
    const { blockTime, meta, slot, transaction } = found;
    const isNamed = transaction.message.accountKeys.some(({ pubkey }) => pubkey === reference);
    if (meta === null || meta.err !== null || !isNamed || transaction.signatures[0] !== signature) return undefined;
    const units = this.#heldIn(meta.postTokenBalances) - this.#heldIn(meta.preTokenBalances);
    if (units <= 0n) return undefined;
    return { slot, paidAt: typeof blockTime === 'number' ? blockTime * 1000 : undefined, units };
  }

  #heldIn(balances: readonly z.infer<typeof TokenBalance>[] | null | undefined): bigint {
    const { token, treasury } = this.network;
    return (balances ?? [])
      .filter(({ mint, owner }) => mint === token.address && owner === treasury)
      .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n);
  }

  async #call<Result>(method: string, params: readonly unknown[], schema: z.ZodType<Result>): Promise<Result> {
    const response = await boundedFetch(this.network.rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The node of ${this.network.name} answered ${method} with ${response.status}`);
    const { error, result } = Answer.parse(await response.json());
    if (error !== undefined && error !== null) throw new Error(`${method} failed: ${error.message.slice(0, 200)}`);
    return schema.parse(result);
  }
}
