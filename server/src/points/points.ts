import type { GiftAmounts } from '../config/config.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { BonusCalendar } from '../contract/validators.ts';
import { readBonusCalendar } from './bonus-calendar.ts';
import { claimDaily, NO_CLAIM, type DailyClaim } from './daily-bonus.ts';
import type { LedgerKind } from '../contract/validators.ts';
import {
  findBalance,
  findEntriesSince,
  findEntryId,
  findEntryIds,
  lockBalance,
  openWallet,
  post,
  type LedgerDeps,
  type Movement,
} from './ledger-store.ts';
import { movePoints } from './move-points.ts';
import { redirectReservations } from './reservation-store.ts';
import { unspentOf } from './unspent.ts';
import { release, reserve, settle, type ReservationRequest } from './reservations.ts';

export interface PointDeps extends LedgerDeps {
  database: Database;
  amounts: GiftAmounts;
}

/**
 * Points: one balance per account or guest device, in an append-only ledger. Each call joins the caller's transaction.
 */
export class Points {
  readonly #deps: PointDeps;

  constructor(deps: PointDeps) {
    this.#deps = deps;
  }

  async balance(db: Queries, walletId: string): Promise<number> {
    return findBalance(db, walletId);
  }

  async welcomeDevice(trx: Trx, deviceId: string): Promise<void> {
    await this.#give(trx, deviceId, this.#deps.amounts.guestGift, 'device-gift');
  }

  /** Product §10. */
  async welcomeAccount(trx: Trx, accountId: string): Promise<void> {
    await this.#give(trx, accountId, this.#deps.amounts.accountGift, 'account-gift');
  }

  async mergeGuest(trx: Trx, deviceId: string, accountId: string): Promise<void> {
    await redirectReservations(trx, deviceId, accountId);
    await movePoints(trx, this.#deps, deviceId, accountId);
  }

  async moveGuestPoints(trx: Trx, deviceId: string, accountId: string): Promise<void> {
    await movePoints(trx, this.#deps, deviceId, accountId);
  }

  /** Offered, then claimed, once; guests get none, nor does an account on a server without points. */
  async claimDaily(who: { accountId: string | undefined; deviceId: string }): Promise<DailyClaim> {
    const { accountId, deviceId } = who;
    const { amounts, database } = this.#deps;
    if (accountId === undefined || amounts.daily === 0) return NO_CLAIM;
    return inTransaction(database, (trx) => claimDaily(trx, this.#deps, { accountId, deviceId }, amounts));
  }

  async bonusCalendar(db: Queries, accountId: string | undefined, month?: string): Promise<BonusCalendar> {
    const { amounts, clock } = this.#deps;
    return readBonusCalendar(db, { accountId, month, now: clock.now() }, amounts);
  }

  /** Adds bought points; returns the entry's id. Throws CONFLICT for a used reference. */
  async add(trx: Trx, movement: Movement): Promise<string> {
    await openWallet(trx, movement.walletId);
    return post(trx, this.#deps, movement);
  }

  /** Takes points for something that is had at once; returns the entry’s id. Throws as `post`. */
  async pay(trx: Trx, movement: Movement): Promise<string> {
    return post(trx, this.#deps, { ...movement, amount: -movement.amount });
  }

  /** Takes back at most `movement.amount`, never below zero; returns how many. */
  async clawBack(trx: Trx, movement: Movement): Promise<number> {
    const amount = Math.min(movement.amount, await lockBalance(trx, movement.walletId));
    if (amount > 0) await post(trx, this.#deps, { ...movement, amount: -amount });
    return amount;
  }

  /**
   * How many points of the entry with a reference are unspent; 0 without such an entry. See `unspentOf`.
   */
  async unspent(db: Queries, walletId: string, reference: string): Promise<number> {
    return unspentOf(await findEntriesSince(db, walletId, reference));
  }

  /** Keeps others from moving the wallet's points until the transaction ends; returns the balance. */
  async lock(trx: Trx, walletId: string): Promise<number> {
    return lockBalance(trx, walletId);
  }

  async reserve(trx: Trx, request: ReservationRequest): Promise<string> {
    return reserve(trx, this.#deps, request);
  }

  async settle(trx: Trx, reservationId: string, cost: number): Promise<void> {
    return settle(trx, this.#deps, reservationId, cost);
  }

  async release(trx: Trx, reservationId: string): Promise<void> {
    return release(trx, this.#deps, reservationId);
  }

  async entryIds(db: Queries, references: readonly string[]): Promise<Map<string, string[]>> {
    return findEntryIds(db, references);
  }

  async findEntryId(db: Queries, references: readonly string[]): Promise<string | undefined> {
    return findEntryId(db, references);
  }

  async #give(trx: Trx, walletId: string, amount: number, reason: LedgerKind): Promise<void> {
    await openWallet(trx, walletId);
    if (amount > 0) await post(trx, this.#deps, { walletId, amount, reason, reference: `${reason}:${walletId}` });
  }
}
