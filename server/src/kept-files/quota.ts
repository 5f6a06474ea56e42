import type { QuotaLimits } from '../config/config.ts';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import type { StorageKey } from '../providers/storage/storage.ts';
import {
  addBytes,
  deleteBytes,
  deleteKeptFiles,
  findBytes,
  findFileBytes,
  findSharedFiles,
  insertKeptFile,
  networkHolder,
  ownerHolder,
  updateFileOwner,
} from './kept-file-store.ts';

export interface FileOwner {
  ownerId: string;
  isGuest: boolean;
  network: string | undefined;
}

const MEGABYTE = 1_000_000;

/**
 * Counts user files in bytes, per person and per network address. Conditional upserts guard the sums, so that
 * concurrent files cannot exceed a limit together.
 */
export class Quota {
  readonly #limits: QuotaLimits;
  readonly #clock: Clock;

  constructor(limits: QuotaLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Counts new files in the transaction that stores them; throws CONFLICT with the sums, without room. */
  async take(trx: Trx, owner: FileOwner, files: ReadonlyMap<StorageKey, Uint8Array>): Promise<void> {
    const { isGuest, ownerId } = owner;
    const network = owner.network === undefined ? null : sha256(owner.network);
    let added = 0;
    for (const [key, { byteLength: bytes }] of files) {
      const row = { file_key: key, owner_id: ownerId, network, bytes, created_at: this.#clock.now() };
      added += (await insertKeptFile(trx, row)) ? bytes : 0;
    }
    const most = isGuest ? this.#limits.guest : this.#limits.account;
    await this.#add(trx, ownerHolder(ownerId), added, most, 'You store');
    if (network === null) return;
    await this.#add(trx, networkHolder(network), added, this.#limits.network, 'Your network address stores');
  }

  /** Missing bytes for new files; 0 where there is room. */
  async lacking(db: Queries, owner: FileOwner, files: ReadonlyMap<StorageKey, Uint8Array>): Promise<number> {
    const { isGuest, ownerId } = owner;
    const needed = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    const over = async (holder: string, most: number) =>
      most === 0 ? 0 : Math.max(0, (await findBytes(db, holder)) + needed - most);
    const own = await over(ownerHolder(ownerId), isGuest ? this.#limits.guest : this.#limits.account);
    if (owner.network === undefined) return own;
    return Math.max(own, await over(networkHolder(sha256(owner.network)), this.#limits.network));
  }

  async bytesOfFile(db: Queries, ownerId: string, key: StorageKey): Promise<number> {
    return findFileBytes(db, ownerId, key);
  }

  async #add(trx: Trx, holder: string, added: number, most: number, words: string): Promise<void> {
    if (added === 0) return;
    const used = await findBytes(trx, holder);
    const room = await addBytes(trx, holder, added, most);
    if (room) return;
    throw new AppError(
      'CONFLICT',
      `${words} ${megabytes(used)} of ${megabytes(most)} MB, and this needs ${megabytes(added)}: delete something first; its space is free within a day`,
    );
  }
}

export async function bytesOf(db: Queries, ownerId: string): Promise<number> {
  return findBytes(db, ownerHolder(ownerId));
}

/** Uncounts files in the transaction that forgets them. */
export async function releaseFiles(trx: Trx, keys: readonly string[], ownerId?: string): Promise<void> {
  if (keys.length === 0) return;
  for (const { bytes, network, owner_id: owner } of await deleteKeptFiles(trx, keys, ownerId)) {
    await addBytes(trx, ownerHolder(owner), -bytes, 0);
    if (network !== null) await addBytes(trx, networkHolder(network), -bytes, 0);
  }
}

/** Moves a guest's files to the account, even beyond its limit. */
export async function mergeGuestFiles(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await releaseFiles(trx, await findSharedFiles(trx, deviceId, accountId), deviceId);
  await updateFileOwner(trx, deviceId, accountId);
  const moved = await deleteBytes(trx, ownerHolder(deviceId));
  if (moved > 0) await addBytes(trx, ownerHolder(accountId), moved, 0);
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}
