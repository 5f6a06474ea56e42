import type { Trx } from '../db/database.ts';
import type { Points } from '../points/points.ts';
import type { RoomTurnRow } from './tables.ts';
import { updateTurn } from './turn-store.ts';

/** Takes the points of a turn for good. */
export async function settleTurn(trx: Trx, points: Points, turn: RoomTurnRow): Promise<void> {
  await updateTurn(trx, turn.turn_id, { state: 'ended', charged: turn.price });
  if (turn.reservation_id !== null) await points.settle(trx, turn.reservation_id, turn.price);
}

/** Gives the points of a turn back that came to nothing. */
export async function releaseTurn(trx: Trx, points: Points, turn: RoomTurnRow): Promise<void> {
  await updateTurn(trx, turn.turn_id, { state: 'ended', charged: 0 });
  if (turn.reservation_id === null) return;
  await points.release(trx, turn.reservation_id);
  // A guest who has signed in meanwhile finds the points where all the others went.
  if (turn.wallet_id !== turn.payer_id) await points.moveGuestPoints(trx, turn.wallet_id, turn.payer_id);
}
