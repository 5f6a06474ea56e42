import type { Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { readSubject, toStored, type Subject } from './entry.ts';
import { openWallet, post, type LedgerDeps } from './ledger-store.ts';
import { movePoints } from './move-points.ts';
import { endReservation, insertReservation, type EndedReservation } from './reservation-store.ts';

export interface ReservationRequest {
  walletId: string;
  /** The maximum cost, at least 1. */
  amount: number;
  /** Unique per paid action. */
  reference: string;
  subject?: Subject;
}

/**
 * Takes points at the start of a paid action, in its transaction; returns the reservation's id.
 *
 * @throws {InsufficientPointsError}
 * @throws {AppError} CONFLICT when the action was paid before.
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
 * Ends a reservation of a successful action and refunds the rest.
 *
 * @param cost From 0 to the reserved points.
 * @throws {AppError} CONFLICT when ended before.
 */
export async function settle(trx: Trx, deps: LedgerDeps, reservationId: string, cost: number): Promise<void> {
  const reservation = await end(trx, deps, reservationId, 'settled');
  if (!Number.isSafeInteger(cost) || cost < 0 || cost > reservation.amount) {
    throw new RangeError(`Cannot settle ${cost} of ${reservation.amount} reserved points`);
  }
  await giveBack(trx, deps, reservation, reservation.amount - cost);
}

/** Ends a reservation of a failed action and refunds it. Throws CONFLICT when ended before. */
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

/** Refunds the payer, or the account that they signed in to. */
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
