import { ByteBudget } from './byte-budget.ts';

const MIB = 1024 * 1024;

/** A body up to this size is always read. */
export const LARGE_BODY_BYTES = MIB;

/** Room for the large bodies of all callers. The largest body of the contract is 16 MiB; reading one takes several times its size. */
export function createLargeBodies(): ByteBudget {
  return new ByteBudget({ bytes: 24 * MIB, bytesPerCaller: 12 * MIB, waiting: 32, waitingPerCaller: 6 });
}
