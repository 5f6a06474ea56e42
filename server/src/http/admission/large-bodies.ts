import { ByteBudget } from './byte-budget.ts';

const MIB = 1024 * 1024;

export const LARGE_BODY_BYTES = MIB;

/** The contract's largest body is 16 MiB; reading one takes several times that. */
export function createLargeBodies(): ByteBudget {
  return new ByteBudget({ bytes: 24 * MIB, bytesPerCaller: 12 * MIB, waiting: 32, waitingPerCaller: 6 });
}
