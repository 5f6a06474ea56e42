import type { Hex } from 'viem';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import { valueOfUnits } from './amounts.ts';
import type { ChainBlock, ChainNode, ReportedTransfer } from './chain-node.ts';
import { deleteBlocksAbove, findCursor, insertBlock, insertCursor, listBlocks, moveCursor } from './cursor-store.ts';
import { listWatched } from './order-store.ts';
import type { ChainCursorRow, ChainTransferRow } from './tables.ts';
import { decideTransfer, findToVerify, orphanAbove, upsertTransfers } from './transfer-store.ts';

/** What nodes accept in one call. */
const MOST_BLOCKS = 1000;
const MOST_ADDRESSES = 500;
/** So long after an order its address is watched, in ms: late money must not get lost. */
const WATCH_MS = 365 * DAY_MS;

export interface FollowDeps {
  database: Database;
  clock: Clock;
  /** Keeps the lease. Throws when another server has it. */
  keep: () => Promise<void>;
}

/** Begins to read a chain at its newest block. A chain that is being read stays where it is. */
export async function beginChain({ database }: Pick<FollowDeps, 'database'>, node: ChainNode): Promise<void> {
  const { chainId: chain_id } = node.chain;
  if ((await findCursor(database.db, chain_id)) !== undefined) return;
  await node.check();
  const { hash, height } = await newestOf(node);
  const cursor = { chain_id, hash, height, final_height: height, head: height };
  await inTransaction(database, (trx) => insertCursor(trx, cursor));
}

/**
 * Reads on in a chain:
 *
 * 1. The block at which the last reading ended must still be part of the chain; else goes back to the newest one that
 *    is, and takes what lies above it as gone.
 * 2. Notes the transfers of new blocks as seen.
 * 3. Reads blocks a second time once they are final, as a node may have left something out.
 * 4. Compares each transfer in them with its receipt and the balance, as a node may have made something up.
 */
export async function followChain(deps: FollowDeps, node: ChainNode): Promise<void> {
  await beginChain(deps, node);
  await node.check();
  const { db } = deps.database;
  const { chainId } = node.chain;
  const newest = await newestOf(node);
  const cursor = await findCursor(db, chainId);
  if (cursor === undefined || !(await isCanonical(deps, node, cursor, newest))) return;
  let reached = cursor;
  // Addresses are read after the newest block: each of its transfers was sent to an address that existed before.
  const watched = await listWatched(db, chainId, deps.clock.now() - WATCH_MS);
  while (reached.height < newest.height) {
    const next = await readOn(deps, node, { cursor: reached, newest, watched });
    if (next === undefined) return;
    reached = next;
  }
  await finalise(deps, node, { cursor: reached, newest, watched });
}

async function newestOf(node: ChainNode): Promise<ChainBlock> {
  const newest = await node.block('latest');
  if (newest === undefined) throw new Error(`The node of chain ${node.chain.chainId} has no newest block`);
  return newest;
}

/** False where there is nothing to read now: the chain was walked back, or the node is behind. */
async function isCanonical(
  { database }: FollowDeps,
  node: ChainNode,
  cursor: ChainCursorRow,
  newest: ChainBlock,
): Promise<boolean> {
  const { chainId } = node.chain;
  const known = await listBlocks(database.db, chainId, newest.height);
  let ancestor: { height: number; hash: string } | undefined;
  for (const block of known) {
    const now = await node.block(block.height);
    // A node that lags behind says nothing about a reorganisation.
    if (now === undefined) throw new Error(`The node of chain ${chainId} has no block ${block.height}`);
    if (now.hash === block.hash) {
      ancestor = block;
      break;
    }
  }
  if (ancestor?.height === cursor.height) return true;
  const isBehind = cursor.height > newest.height && ancestor === known[0];
  if (isBehind) return false;
  const back = ancestor ?? (await belowAll(node, known.at(-1)?.height ?? newest.height));
  await inTransaction(database, async (trx) => {
    const { hash, height } = back;
    const final_height = Math.min(cursor.final_height, height);
    if (!(await moveCursor(trx, cursor, { hash, height, final_height, head: newest.height }))) return;
    await orphanAbove(trx, chainId, height);
    await deleteBlocksAbove(trx, chainId, height);
    await insertBlock(trx, { chain_id: chainId, hash, height });
  });
  return false;
}

/** Where no known block is part of the chain any more. */
async function belowAll(node: ChainNode, lowest: number): Promise<ChainBlock> {
  const block = await node.block(Math.max(0, lowest - MOST_BLOCKS));
  if (block === undefined) throw new Error(`The node of chain ${node.chain.chainId} has not all blocks`);
  return block;
}

interface Reading {
  cursor: ChainCursorRow;
  newest: ChainBlock;
  watched: ReadonlyMap<string, string>;
}

/** Undefined when the chain has changed meanwhile, or another server was faster. */
async function readOn(deps: FollowDeps, node: ChainNode, reading: Reading): Promise<ChainCursorRow | undefined> {
  await deps.keep();
  const { cursor, newest, watched } = reading;
  const { chainId } = node.chain;
  const height = Math.min(newest.height, cursor.height + MOST_BLOCKS);
  const before = await node.block(height);
  const transfers = await readTransfers(node, { from: cursor.height + 1, to: height }, watched);
  const after = await node.block(height);
  if (before === undefined || before.hash !== after?.hash) return undefined;
  const next = { ...cursor, height, hash: before.hash, head: newest.height };
  const moved = await inTransaction(deps.database, async (trx) => {
    if (!(await moveCursor(trx, cursor, next))) return false;
    await upsertTransfers(trx, transfers);
    await insertBlock(trx, { chain_id: chainId, hash: before.hash, height });
    return true;
  });
  return moved ? next : undefined;
}

async function readTransfers(
  node: ChainNode,
  range: { from: number; to: number },
  watched: ReadonlyMap<string, string>,
): Promise<ChainTransferRow[]> {
  const addresses = [...watched.keys()].filter(isAddressText);
  const rows: ChainTransferRow[] = [];
  for (let at = 0; at < addresses.length; at += MOST_ADDRESSES) {
    for (const transfer of await node.transfers(range, addresses.slice(at, at + MOST_ADDRESSES))) {
      const isWithin = transfer.height >= range.from && transfer.height <= range.to;
      const row = isWithin ? await toRow(node, transfer, watched.get(transfer.to)) : undefined;
      if (row !== undefined) rows.push(row);
    }
  }
  return rows;
}

const isAddressText = (text: string): text is Hex => text.startsWith('0x');

async function toRow(
  node: ChainNode,
  { amount, blockHash, height, logIndex, to, token, tx }: ReportedTransfer,
  orderId: string | undefined,
): Promise<ChainTransferRow | undefined> {
  const { chainId, tokens } = node.chain;
  const listed = tokens.find(({ address }) => address === token);
  if (orderId === undefined || listed === undefined || amount === 0n) return undefined;
  const block = await node.block(height);
  return {
    chain_id: chainId,
    tx,
    log_index: logIndex,
    block_hash: blockHash,
    height,
    mined_at: block?.minedAt ?? 0,
    order_id: orderId,
    address: to,
    token,
    amount: amount.toString(),
    value: valueOfUnits(amount, listed.decimals).toString(),
    state: 'seen',
    use: 'open',
    reversed: 0,
    told: 0,
  };
}

async function finalise(deps: FollowDeps, node: ChainNode, { cursor, newest, watched }: Reading): Promise<void> {
  const { db } = deps.database;
  const final = Math.min(await finalHeight(node, newest), cursor.height);
  let from = cursor.final_height + 1;
  while (from <= final) {
    await deps.keep();
    const to = Math.min(final, from + MOST_BLOCKS - 1);
    const transfers = await readTransfers(node, { from, to }, watched);
    const moved = await inTransaction(deps.database, async (trx) => {
      if (!(await moveCursor(trx, cursor, { final_height: to, head: newest.height }))) return false;
      await upsertTransfers(trx, transfers);
      return true;
    });
    if (!moved) return;
    from = to + 1;
  }
  for (const transfer of await findToVerify(db, node.chain.chainId, final)) {
    await deps.keep();
    await decideTransfer(db, transfer, (await isTrue(node, transfer)) ? 'final' : 'orphaned');
  }
}

async function finalHeight(node: ChainNode, newest: ChainBlock): Promise<number> {
  const { final } = node.chain;
  if (final !== 'finalized') return newest.height - final + 1;
  return (await node.block('finalized'))?.height ?? 0;
}

/** Whether the receipt says the same, in a block of the chain, and the money is there or was flushed. */
async function isTrue(node: ChainNode, transfer: ChainTransferRow): Promise<boolean> {
  const { address, amount, block_hash: blockHash, height, log_index: logIndex, token, tx } = transfer;
  if (!isAddressText(tx) || !isAddressText(token) || !isAddressText(address)) return false;
  const [block, receipt] = [await node.block(height), await node.receipt(tx)];
  const same = receipt?.find((reported) => reported.logIndex === logIndex);
  if (same === undefined || same.blockHash !== blockHash || block?.hash !== blockHash) return false;
  if (same.token !== token || same.to !== address || same.amount.toString() !== amount) return false;
  return (await node.balance(token, address)) >= BigInt(amount) || node.hasCode(address);
}
