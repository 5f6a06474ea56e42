import { ApiError } from '@fabula/sdk';

/** Whether a call failed because the owner has to confirm first that it is them. */
export const needsProof = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status === 403 && cause.field === 'proof';
