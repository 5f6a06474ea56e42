import type { Trx } from '../db/database.ts';
import type { Points } from '../points/points.ts';
import type { RoomTurnRow } from './tables.ts';
import { endTurn } from './turn-store.ts';

/** Takes the points of a turn for good, and gives the rest back. @param charged From 0 to the price of the turn. */
export async function settleTurn(trx: Trx, points: Points, turn: RoomTurnRow, charged: number): Promise<void> {
  const payerId = await endTurn(trx, turn.turn_id, charged);
  if (turn.reservation_id === null) return;
  if (charged > 0) await points.settle(trx, turn.reservation_id, charged);
  else await points.release(trx, turn.reservation_id);
  if (charged === turn.price) return;
  // A guest who has signed in meanwhile finds the points where all the others went.
  if (turn.wallet_id !== payerId) await points.moveGuestPoints(trx, turn.wallet_id, payerId);
}
