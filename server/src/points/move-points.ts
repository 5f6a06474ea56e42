import type { Trx } from '../db/database.ts';
import { claimGuestGift, guestGiftLeft } from './guest-gift-store.ts';
import { lockBalance, openWallet, post, type LedgerDeps } from './ledger-store.ts';

/** Moves a device's points to the account. Only one device's gift moves (Product §10). */
export async function movePoints(trx: Trx, deps: LedgerDeps, deviceId: string, accountId: string): Promise<void> {
  await openWallet(trx, accountId);
  const balance = await lockBalance(trx, deviceId);
  const gift = await guestGiftLeft(trx, deviceId, balance);
  const now = deps.clock.now();
  const gains = await claimGuestGift(trx, {
    account_id: accountId,
    device_id: deviceId,
    points: gift,
    created_at: now,
  });
  const amount = gains ? balance : balance - gift;
  if (amount === 0) return;
  const reference = `${deviceId}:${accountId}:${deps.ids.next('mov')}`;
  await post(trx, deps, {
    walletId: deviceId,
    amount: -amount,
    reason: 'moved-out',
    reference: `move-out:${reference}`,
  });
  await post(trx, deps, {
    walletId: accountId,
    amount,
    reason: 'moved-in',
    reference: `move-in:${reference}`,
  });
}
