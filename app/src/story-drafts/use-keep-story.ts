import { useRef, useState } from 'react';

import { ApiError, FabulaError, keepStoryDraft, storyDraftConflictOf, type KeptStory } from '@fabula/sdk';
import { getListStoryDraftsInfiniteQueryKey } from '@fabula/sdk/react';
import type { StoryFailure } from '@fabula/ui/story-creation';
import { useQueryClient } from '@tanstack/react-query';

import { revisionHeaders } from '../drafts/draft-requests';
import { refreshOwnStories } from '../lists/own-stories-query';
import { refreshLists } from '../lists/refresh-lists';
import { newIdempotencyKey } from '../live/idempotency-keys';
import type { StoryDraftEditor } from './story-drafts';
import { storyFailure } from './story-failure';

interface KeepOptions {
  /** `stay`, the draft changes the story from then on. */
  readonly draft: 'close' | 'stay';
  /** The field that the story cannot be without, or that the server does not accept. */
  readonly onField: (field: string, status: number) => void;
  readonly onKept: (story: KeptStory) => Promise<void> | void;
}

export function useKeepStory(editor: StoryDraftEditor | null, { draft, onField, onKept }: KeepOptions) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [isKeeping, setIsKeeping] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const [failure, setFailure] = useState<StoryFailure>();

  const fail = async (error: FabulaError) => {
    if (error instanceof ApiError) {
      // The server has answered: the next attempt is another request.
      key.current = newIdempotencyKey();
      const isField = error.status === 400 || error.status === 403;
      if (isField && error.field !== undefined) return onField(error.field, error.status);
      if (storyDraftConflictOf(error) !== undefined) {
        setFailure('keep-failed');
        return editor?.refresh();
      }
    }
    setFailure(
      error instanceof ApiError && error.status === 409 ? 'too-many-stories' : storyFailure(error, 'keep-failed'),
    );
  };

  const keep = async () => {
    if (editor === null || isKeeping) return;
    setIsKeeping(true);
    setFailure(undefined);
    try {
      const isSaved = await editor.flush();
      const { conflicts, draftId, revision } = editor.state.get();
      setMustChoose(conflicts.length > 0);
      if (conflicts.length > 0) return;
      if (!isSaved || draftId === null || revision === null) {
        setFailure('offline');
        return;
      }
      const story = await keepStoryDraft(draftId, { draft }, { headers: revisionHeaders(revision, key.current) });
      key.current = newIdempotencyKey();
      if (draft === 'close') {
        setIsClosed(true);
        editor.end();
      } else await editor.refresh();
      void refreshOwnStories(client);
      void refreshLists(client, [getListStoryDraftsInfiniteQueryKey()]);
      await onKept(story);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      await fail(error);
    } finally {
      setIsKeeping(false);
    }
  };
  return { keep, isKeeping: isKeeping || isClosed, isClosed, mustChoose, failure };
}
