import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { readSubject, toStored, type Subject } from './entry.ts';
import { openWallet, post, type LedgerDeps } from './ledger-store.ts';
import { movePoints } from './move-points.ts';
import { endReservation, insertReservation, type EndedReservation } from './reservation-store.ts';

export interface ReservationRequest {
  walletId: string;
  /** Most points that the paid action can cost; at least 1. */
  amount: number;
  /** Names the paid action, for all time. */
  reference: string;
  /** What it is for; the ledger shows it. */
  subject?: Subject;
}

/**
 * Takes the points of a paid action at its start, in the transaction that starts it. Answers the reservation's id.
 *
 * @throws {InsufficientPointsError} when the balance does not cover the amount.
 * @throws {AppError} CONFLICT when the action was paid for before.
 */
export async function reserve(trx: Trx, deps: LedgerDeps, request: ReservationRequest): Promise<string> {
  const { walletId, amount, reference, subject } = request;
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`Cannot reserve ${amount} points`);
  await openWallet(trx, walletId);
  await post(trx, deps, { walletId, amount: -amount, reason: 'reserve', reference: `reserve:${reference}`, subject });
  const reservationId = deps.ids.next('res');
  await insertReservation(trx, {
    reservation_id: reservationId,
    wallet_id: walletId,
    amount,
    state: 'held',
    merged_into: null,
    reference,
    subject: toStored(subject),
    created_at: deps.clock.now(),
    ended_at: null,
  });
  return reservationId;
}

/**
 * Ends a reservation whose action succeeded; what was reserved too much comes back.
 *
 * @param cost Points that the action cost in the end, from 0 to the reserved amount.
 * @throws {AppError} CONFLICT when the reservation has ended before.
 */
export async function settle(trx: Trx, deps: LedgerDeps, reservationId: string, cost: number): Promise<void> {
  const reservation = await end(trx, deps, reservationId, 'settled');
  if (!Number.isSafeInteger(cost) || cost < 0 || cost > reservation.amount) {
    throw new RangeError(`Cannot settle ${cost} of ${reservation.amount} reserved points`);
  }
  await giveBack(trx, deps, reservation, reservation.amount - cost);
}

/**
 * Ends a reservation whose action failed; all of it comes back.
 *
 * @throws {AppError} CONFLICT when the reservation has ended before.
 */
export async function release(trx: Trx, deps: LedgerDeps, reservationId: string): Promise<void> {
  const reservation = await end(trx, deps, reservationId, 'released');
  await giveBack(trx, deps, reservation, reservation.amount);
}

async function end(
  trx: Trx,
  { clock }: LedgerDeps,
  reservationId: string,
  state: 'settled' | 'released',
): Promise<EndedReservation> {
  const ended = await endReservation(trx, reservationId, { state, at: clock.now() });
  if (ended === undefined) throw new AppError('CONFLICT', 'The reservation has ended');
  return ended;
}

/** Gives points back to whom they came from: where a guest has signed in meanwhile, to the account. */
async function giveBack(trx: Trx, deps: LedgerDeps, from: EndedReservation, amount: number): Promise<void> {
  if (amount === 0) return;
  await post(trx, deps, {
    walletId: from.wallet_id,
    amount,
    reason: 'release',
    reference: `release:${from.reference}`,
    subject: readSubject(from.subject),
  });
  if (from.merged_into !== null) await movePoints(trx, deps, from.wallet_id, from.merged_into);
}
