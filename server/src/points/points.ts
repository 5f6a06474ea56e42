import type { GiftAmounts } from '../config/gifts.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { BonusCalendar } from '../contract/validators.ts';
import { readBonusCalendar } from './bonus-calendar.ts';
import { claimDaily, GUEST_CLAIM, type DailyClaim } from './daily-bonus.ts';
import type { LedgerKind } from '../contract/validators.ts';
import {
  findBalance,
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
import { release, reserve, settle, type ReservationRequest } from './reservations.ts';

export interface PointDeps extends LedgerDeps {
  database: Database;
  amounts: GiftAmounts;
}

/**
 * Points: one whole balance per account or guest device, held by an append-only ledger. What belongs to another
 * act takes that act's transaction and is undone with it.
 */
export class Points {
  readonly #deps: PointDeps;

  constructor(deps: PointDeps) {
    this.#deps = deps;
  }

  async balance(db: Queries, walletId: string): Promise<number> {
    return findBalance(db, walletId);
  }

  /** Points to try with, once for each device. */
  async welcomeDevice(trx: Trx, deviceId: string): Promise<void> {
    await this.#give(trx, deviceId, this.#deps.amounts.guestGift, 'device-gift');
  }

  /** The new-user gift, once for each account (Product §10). */
  async welcomeAccount(trx: Trx, accountId: string): Promise<void> {
    await this.#give(trx, accountId, this.#deps.amounts.accountGift, 'account-gift');
  }

  /**
   * Moves what a guest's device has to the account that it signed in to, and whatever its held reservations give back
   * later; see `movePoints`.
   */
  async mergeGuest(trx: Trx, deviceId: string, accountId: string): Promise<void> {
    await redirectReservations(trx, deviceId, accountId);
    await movePoints(trx, this.#deps, deviceId, accountId);
  }

  /** See `movePoints`. */
  async moveGuestPoints(trx: Trx, deviceId: string, accountId: string): Promise<void> {
    await movePoints(trx, this.#deps, deviceId, accountId);
  }

  /** The daily bonus: offered, then claimed, never twice; a guest gets none. */
  async claimDaily(who: { accountId: string | undefined; deviceId: string }): Promise<DailyClaim> {
    const { accountId, deviceId } = who;
    if (accountId === undefined) return GUEST_CLAIM;
    const { amounts, database } = this.#deps;
    return inTransaction(database, (trx) => claimDaily(trx, this.#deps, { accountId, deviceId }, amounts));
  }

  /** The daily bonus of a month; see `readBonusCalendar`. */
  async bonusCalendar(db: Queries, accountId: string | undefined, month?: string): Promise<BonusCalendar> {
    const { amounts, clock } = this.#deps;
    return readBonusCalendar(db, { accountId, month, now: clock.now() }, amounts);
  }

  /**
   * Adds points that were paid for. Answers the id of the entry.
   *
   * @throws {AppError} CONFLICT when the reference was used before.
   */
  async add(trx: Trx, movement: Movement): Promise<string> {
    await openWallet(trx, movement.walletId);
    return post(trx, this.#deps, movement);
  }

  /**
   * Takes points back as far as they are there: the balance never goes below zero. Answers how many were taken.
   *
   * @param movement Its amount is positive: the most that is taken.
   */
  async clawBack(trx: Trx, movement: Movement): Promise<number> {
    const amount = Math.min(movement.amount, await lockBalance(trx, movement.walletId));
    if (amount > 0) await post(trx, this.#deps, { ...movement, amount: -amount });
    return amount;
  }

  /** See `reserve` in `reservations.ts`. */
  async reserve(trx: Trx, request: ReservationRequest): Promise<string> {
    return reserve(trx, this.#deps, request);
  }

  /** See `settle` in `reservations.ts`. */
  async settle(trx: Trx, reservationId: string, cost: number): Promise<void> {
    return settle(trx, this.#deps, reservationId, cost);
  }

  /** See `release` in `reservations.ts`. */
  async release(trx: Trx, reservationId: string): Promise<void> {
    return release(trx, this.#deps, reservationId);
  }

  /** The entries of paid actions, by the reference under which each was reserved; see `findEntryIds`. */
  async entryIds(db: Queries, references: readonly string[]): Promise<Map<string, string[]>> {
    return findEntryIds(db, references);
  }

  /** The entry under one of these references; undefined without one. */
  async findEntryId(db: Queries, references: readonly string[]): Promise<string | undefined> {
    return findEntryId(db, references);
  }

  async #give(trx: Trx, walletId: string, amount: number, reason: LedgerKind): Promise<void> {
    await openWallet(trx, walletId);
    if (amount > 0) await post(trx, this.#deps, { walletId, amount, reason, reference: `${reason}:${walletId}` });
  }
}
