import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { base58 } from '@scure/base';
import { z } from 'zod';

const Call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.number(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
});
const Finalized = { commitment: z.literal('finalized') };
const Params = {
  getGenesisHash: z.tuple([]),
  getSlot: z.tuple([z.strictObject(Finalized)]),
  getSignaturesForAddress: z.tuple([z.string(), z.strictObject({ ...Finalized, limit: z.int().min(1).max(1000) })]),
  getTransaction: z.tuple([
    z.string(),
    z.strictObject({ ...Finalized, encoding: z.literal('jsonParsed'), maxSupportedTransactionVersion: z.literal(0) }),
  ]),
} as const;

type Lie = (result: unknown, params: readonly unknown[]) => unknown;

interface Transfer {
  /** Accounts that are named beside those of the transfer. */
  references: readonly string[];
  units: bigint;
  mint?: string;
  /** Of the account that is paid. */
  owner?: string;
  fails?: boolean;
}

interface Kept {
  signature: string;
  slot: number;
  accounts: readonly string[];
  answer: object;
}

let keys = 0;

/** A key of its own for each call, 32 bytes in base58. */
export const solanaKey = (): string =>
  base58.encode(Uint8Array.from({ length: 32 }, (_, at) => (at < 31 ? 7 : (keys += 1))));

/**
 * A node of a Solana cluster on loopback, as far as the product speaks to one: an own stand-in with a state, whose answers
 * have the shapes of the JSON-RPC of Solana. It holds balances, and a transaction is there once it is final.
 */
export class SolanaPeer implements AsyncDisposable {
  readonly genesis = solanaKey();
  readonly mint = solanaKey();
  readonly treasury = solanaKey();
  /** In seconds. */
  now: number;
  rpc = '';
  calls = 0;
  isAway = false;
  #slot = 1000;
  readonly #lies = new Map<string, Lie>();
  readonly #balances = new Map<string, bigint>();
  readonly #transactions: Kept[] = [];
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => response.destroy(error));
  });

  constructor(now: number) {
    this.now = Math.floor(now / 1000);
  }

  static async open(now: number): Promise<SolanaPeer> {
    const peer = new SolanaPeer(now);
    peer.#server.listen(0, '127.0.0.1');
    await once(peer.#server, 'listening');
    const address = peer.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The peer has no port');
    peer.rpc = `http://127.0.0.1:${address.port}`;
    return peer;
  }

  get network() {
    const { genesis, mint, rpc, treasury } = this;
    const token = { address: mint, symbol: 'TUSD', decimals: 6 };
    return { kind: 'solana', name: 'Test Solana', rpc, genesis, token, treasury };
  }

  /** Transfers tokens, in a slot that is final at once. Returns the signature. */
  pay({ fails = false, mint = this.mint, owner = this.treasury, references, units }: Transfer): string {
    this.#slot += 1;
    const signature = base58.encode(
      Uint8Array.from({ length: 64 }, (_, at) => (at < 60 ? 9 : this.#slot >> ((63 - at) * 8))),
    );
    const account = `${owner}:${mint}`;
    const before = this.#balances.get(account) ?? 0n;
    const after = fails ? before : before + units;
    this.#balances.set(account, after);
    const accounts = [solanaKey(), solanaKey(), solanaKey(), ...references];
    const err = fails ? { InstructionError: [0, { Custom: 1 }] } : null;
    const balance = (amount: bigint) => ({
      accountIndex: 2,
      mint,
      owner,
      programId: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      uiTokenAmount: {
        amount: amount.toString(),
        decimals: 6,
        uiAmount: Number(amount) / 1e6,
        uiAmountString: String(Number(amount) / 1e6),
      },
    });
    const answer = {
      slot: this.#slot,
      blockTime: this.now,
      version: 0,
      meta: {
        err,
        fee: 5000,
        preTokenBalances: [balance(before)],
        postTokenBalances: [balance(after)],
        status: err === null ? { Ok: null } : { Err: err },
      },
      transaction: {
        signatures: [signature],
        message: {
          accountKeys: accounts.map((pubkey, at) => ({
            pubkey,
            signer: at === 0,
            source: 'transaction',
            writable: at < 3,
          })),
          instructions: [],
          recentBlockhash: this.genesis,
        },
      },
    };
    this.#transactions.push({ signature, slot: this.#slot, accounts, answer });
    return signature;
  }

  /** Without a lie it tells the truth again. */
  lie(method: keyof typeof Params, lie?: Lie): void {
    if (lie === undefined) this.#lies.delete(method);
    else this.#lies.set(method, lie);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    if (this.isAway) {
      response.destroy();
      return;
    }
    const { id, method, params } = Call.parse(await json(request));
    response.setHeader('content-type', 'application/json');
    try {
      const told = this.#result(method, params);
      const lie = this.#lies.get(method);
      const result = lie === undefined ? told : lie(told, params);
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Invalid params';
      response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_602, message } }));
    }
  }

  #result(method: string, params: readonly unknown[]): unknown {
    if (method === 'getGenesisHash') return this.genesis;
    if (method === 'getSlot') return this.#slot;
    if (method === 'getSignaturesForAddress') {
      const [account, { limit }] = Params.getSignaturesForAddress.parse(params);
      return this.#transactions
        .filter(({ accounts }) => accounts.includes(account))
        .toReversed()
        .slice(0, limit)
        .map(({ answer, signature, slot }) => {
          const { err } = z.object({ meta: z.object({ err: z.unknown() }) }).parse(answer).meta;
          return { signature, slot, err, memo: null, blockTime: this.now, confirmationStatus: 'finalized' };
        });
    }
    if (method === 'getTransaction') {
      const [signature] = Params.getTransaction.parse(params);
      return this.#transactions.find((one) => one.signature === signature)?.answer ?? null;
    }
    throw new Error(`Method not found: ${method}`);
  }
}
