import {
  createPublicClient,
  http,
  TransactionReceiptNotFoundError,
  BlockNotFoundError,
  type Hex,
  type PublicClient,
} from 'viem';
import { getAddress, parseAbi, parseAbiItem, parseEventLogs } from 'viem/utils';
import type { Web3Chain } from '../../../config/web3.ts';
import { boundedFetch } from './bounded-fetch.ts';

const TIMEOUT_MS = 10_000;

const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');
const tokenAbi = parseAbi(['function balanceOf(address owner) view returns (uint256)']);

export interface ChainBlock {
  height: number;
  hash: Hex;
  /** In ms. */
  minedAt: number;
}

/** A transfer as the node reports it. */
export interface ReportedTransfer {
  tx: Hex;
  logIndex: number;
  blockHash: Hex;
  height: number;
  token: Hex;
  to: Hex;
  amount: bigint;
}

/** A node of a chain. What it says may be wrong. Methods throw when it does not answer in time or says too much. */
export class ChainNode {
  readonly chain: Web3Chain;
  readonly #client: PublicClient;
  #isChecked = false;

  constructor(chain: Web3Chain) {
    this.chain = chain;
    const transport = http(chain.rpc, { timeout: TIMEOUT_MS, retryCount: 0, fetchFn: boundedFetch });
    this.#client = createPublicClient({ transport, cacheTime: 0 });
  }

  /** Throws when it is a node of another chain. */
  async check(): Promise<void> {
    if (this.#isChecked) return;
    const answer = await this.#client.getChainId();
    if (answer !== this.chain.chainId) throw new Error(`The node of chain ${this.chain.chainId} is one of ${answer}`);
    this.#isChecked = true;
  }

  /** Undefined when there is none. */
  async block(at: number | 'latest' | 'finalized'): Promise<ChainBlock | undefined> {
    try {
      const { hash, number, timestamp } = await this.#client.getBlock(
        typeof at === 'number' ? { blockNumber: BigInt(at) } : { blockTag: at },
      );
      return { height: Number(number), hash, minedAt: Number(timestamp) * 1000 };
    } catch (error) {
      if (error instanceof BlockNotFoundError) return undefined;
      throw error;
    }
  }

  /** Of the chain's tokens, to some addresses, in blocks from one to another, both included. */
  async transfers(range: { from: number; to: number }, addresses: readonly Hex[]): Promise<ReportedTransfer[]> {
    const logs = await this.#client.getLogs({
      address: this.chain.tokens.map(({ address }) => address),
      event: transferEvent,
      args: { to: [...addresses] },
      fromBlock: BigInt(range.from),
      toBlock: BigInt(range.to),
      strict: true,
    });
    return logs.map(({ address, args, blockHash, blockNumber, logIndex, transactionHash }) => ({
      tx: transactionHash,
      logIndex,
      blockHash,
      height: Number(blockNumber),
      token: getAddress(address),
      to: getAddress(args.to),
      amount: args.value,
    }));
  }

  /** The transfers in the receipt of a transaction; undefined when the chain has none, or it failed. */
  async receipt(tx: Hex): Promise<ReportedTransfer[] | undefined> {
    try {
      const receipt = await this.#client.getTransactionReceipt({ hash: tx });
      if (receipt.status !== 'success' || receipt.transactionHash !== tx) return undefined;
      return parseEventLogs({ abi: [transferEvent], logs: receipt.logs, strict: true }).map(
        ({ address, args, logIndex }) => ({
          tx,
          logIndex,
          blockHash: receipt.blockHash,
          height: Number(receipt.blockNumber),
          token: getAddress(address),
          to: getAddress(args.to),
          amount: args.value,
        }),
      );
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    }
  }

  async balance(token: Hex, owner: Hex): Promise<bigint> {
    return this.#client.readContract({ abi: tokenAbi, address: token, functionName: 'balanceOf', args: [owner] });
  }

  /** Whether there is a contract: a deposit address has one once it was flushed. */
  async hasCode(address: Hex): Promise<boolean> {
    return (await this.#client.getCode({ address })) !== undefined;
  }
}
