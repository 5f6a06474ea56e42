import { ApiError, FabulaError } from '@fabula/sdk';
import type { StoryFailure } from '@fabula/ui/story-creation';

/**
 * Why an act on a story draft has failed, as the author is told. Throws what is a fault of the program.
 *
 * @param otherwise for an answer that says nothing more
 */
export function storyFailure(error: unknown, otherwise: StoryFailure): StoryFailure {
  if (!(error instanceof FabulaError)) throw error;
  if (!(error instanceof ApiError)) return 'offline';
  return error.status === 429 ? 'too-fast' : otherwise;
}
