import { ApiError, InsufficientPointsError } from '@fabula/sdk';

/** What has become of a move that did not arrive. */
export type MoveFailure =
  /** Nothing was charged, and the same move can be made again. */
  | { readonly kind: 'failed' }
  /** The story takes too long on the way of this choice. */
  | { readonly kind: 'too-slow' }
  /** Words that the story does not take. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'insufficient-points' }
  /** The play stands at another round by now. */
  | { readonly kind: 'stale'; readonly currentId: string }
  /** The play is no more. */
  | { readonly kind: 'gone' };

/**
 * Reads why a move failed.
 *
 * @param roundId the round in which it was made
 */
export function toMoveFailure(error: unknown, roundId: string): MoveFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error instanceof InsufficientPointsError) return { kind: 'insufficient-points' };
  if (error.reason === 'NOT_FOUND') return { kind: 'gone' };
  const { currentRoundId } = error;
  if (currentRoundId !== undefined && currentRoundId !== roundId) return { kind: 'stale', currentId: currentRoundId };
  if (error.reason === 'UNAVAILABLE' && error.field === 'choiceId') return { kind: 'too-slow' };
  return { kind: error.field === 'text' ? 'refused' : 'failed' };
}
