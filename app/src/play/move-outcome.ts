import { ApiError, InsufficientPointsError } from '@fabula/sdk';

export type MoveFailure =
  /** Nothing was charged; the same move can be retried. */
  | { readonly kind: 'failed' }
  /** The story computes too long after this choice. */
  | { readonly kind: 'too-slow' }
  /** The story refuses the text. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'insufficient-points' }
  /** The story is sold in a bundle. */
  | { readonly kind: 'bundle-required' }
  | { readonly kind: 'stale'; readonly currentId: string }
  | { readonly kind: 'gone' };

export function toMoveFailure(error: unknown, roundId: string): MoveFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error instanceof InsufficientPointsError) return { kind: 'insufficient-points' };
  if (error.reason === 'BUNDLE_REQUIRED') return { kind: 'bundle-required' };
  if (error.reason === 'NOT_FOUND') return { kind: 'gone' };
  const { currentRoundId } = error;
  if (currentRoundId !== undefined && currentRoundId !== roundId) return { kind: 'stale', currentId: currentRoundId };
  if (error.reason === 'UNAVAILABLE' && error.field === 'choiceId') return { kind: 'too-slow' };
  return { kind: error.field === 'text' ? 'refused' : 'failed' };
}
