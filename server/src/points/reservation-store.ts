import type { Insertable } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { ReservationRow } from './tables.ts';

export type EndedReservation = Pick<ReservationRow, 'wallet_id' | 'amount' | 'reference' | 'subject' | 'merged_into'>;

export async function insertReservation(trx: Trx, reservation: Insertable<ReservationRow>): Promise<void> {
  await trx.insertInto('point_reservations').values(reservation).execute();
}

/** Undefined when ended before. */
export async function endReservation(
  trx: Trx,
  reservationId: string,
  end: { state: 'settled' | 'released'; at: number },
): Promise<EndedReservation | undefined> {
  return trx
    .updateTable('point_reservations')
    .set({ state: end.state, ended_at: end.at })
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'held')
    .returning(['wallet_id', 'amount', 'reference', 'subject', 'merged_into'])
    .executeTakeFirst();
}

export async function redirectReservations(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx
    .updateTable('point_reservations')
    .set({ merged_into: accountId })
    .where('wallet_id', '=', deviceId)
    .where('state', '=', 'held')
    .execute();
}
