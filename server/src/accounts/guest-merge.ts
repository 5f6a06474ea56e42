import type { Trx } from '../db/database.ts';

/** Moves one domain's rows of a guest device (`from`) to the account (`to`), in the transaction of the sign-in. */
export type MergeGuest = (trx: Trx, from: string, to: string) => Promise<void>;
