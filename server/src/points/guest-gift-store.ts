import type { Trx } from '../db/database.ts';
import type { LedgerKind } from '../contract/validators.ts';
import type { GuestGiftMoveRow } from './tables.ts';

const SPENDING: readonly LedgerKind[] = ['reserve', 'release'];

/**
 * The rest of the gift, of the locked balance. Guests spend the gift first, so that other points survive the sign-in.
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

/** Whether the account gains this gift. Its first sign-in fixes the device; later remainders still move. */
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
