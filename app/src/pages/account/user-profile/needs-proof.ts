import { ApiError } from '@fabula/sdk';

export const needsProof = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status === 403 && cause.field === 'proof';
