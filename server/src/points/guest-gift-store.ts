import type { Trx } from '../db/database.ts';
import type { LedgerKind } from '../contract/validators.ts';
import type { GuestGiftMoveRow } from './tables.ts';

/** What pays for actions, and what comes back when they fail. */
const SPENDING: readonly LedgerKind[] = ['reserve', 'release'];

/**
 * How much of a guest's balance is what is left of the gift of the device. A guest spends the gift first, so that
 * whatever else they have stays theirs when they sign in.
 *
 * @param balance Balance of the device, locked by the transaction.
 */
export async function guestGiftLeft(trx: Trx, deviceId: string, balance: number): Promise<number> {
  const entries = await trx
    .selectFrom('point_entries')
    .select(['amount'])
    .where('wallet_id', '=', deviceId)
    .where('reason', 'in', ['device-gift', ...SPENDING])
    .execute();
  const moved = await trx.selectFrom('guest_gift_moves').select('points').where('device_id', '=', deviceId).execute();
  const left =
    entries.reduce((sum, { amount }) => sum + amount, 0) - moved.reduce((sum, { points }) => sum + points, 0);
  return Math.min(Math.max(left, 0), balance);
}

/**
 * Whether the account gains this guest gift. The first sign-in of an account decides which device that is, for all
 * time and however many sign in at once: a gift of another device never moves in. A later remainder of the same gift
 * does, such as the points of a reply that failed after the sign-in.
 */
export async function claimGuestGift(trx: Trx, gift: GuestGiftMoveRow): Promise<boolean> {
  const claimed = await trx
    .insertInto('guest_gift_moves')
    .values(gift)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((column) => ({ points: column('guest_gift_moves.points', '+', gift.points) }))
        .where('guest_gift_moves.device_id', '=', gift.device_id),
    )
    .returning('account_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
