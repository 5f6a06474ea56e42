import type { Trx } from '../db/database.ts';

/**
 * Gives what one domain keeps for a guest's device to the account that the guest has signed in to, in the transaction
 * of the sign-in.
 *
 * @param from The device of the guest.
 * @param to The account.
 */
export type MergeGuest = (trx: Trx, from: string, to: string) => Promise<void>;
