import type { Trx } from '../db/database.ts';
import type { Points } from '../points/points.ts';
import type { RoomTurnRow } from './tables.ts';
import { endTurn } from './turn-store.ts';

/** Takes the points of a turn for good. */
export async function settleTurn(trx: Trx, points: Points, turn: RoomTurnRow): Promise<void> {
  await endTurn(trx, turn.turn_id, turn.price);
  if (turn.reservation_id !== null) await points.settle(trx, turn.reservation_id, turn.price);
}

/** Gives the points of a turn back that came to nothing. */
export async function releaseTurn(trx: Trx, points: Points, turn: RoomTurnRow): Promise<void> {
  const payerId = await endTurn(trx, turn.turn_id, 0);
  if (turn.reservation_id === null) return;
  await points.release(trx, turn.reservation_id);
  // A guest who has signed in meanwhile finds the points where all the others went.
  if (turn.wallet_id !== payerId) await points.moveGuestPoints(trx, turn.wallet_id, payerId);
}
