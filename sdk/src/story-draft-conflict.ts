// Apart from that of characters: a page with one kind of draft does not load the schemas of the other.
import { safeParse } from 'zod/mini';
import { StoryDraftConflict } from './generated/model';
import { ApiError } from './runtime/answers/errors';

/** As `draftConflictOf`, of a call of `updateStoryDraft`, `writeStoryDraft` or `keepStoryDraft`. */
export function storyDraftConflictOf(error: unknown): StoryDraftConflict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const read = safeParse(StoryDraftConflict, error.draftConflict);
  return read.success ? read.data : undefined;
}
