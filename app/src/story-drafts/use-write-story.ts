import { useRef, useState } from 'react';

import { ApiError, storyDraftConflictOf, writeStoryDraft } from '@fabula/sdk';
import type { StoryFailure } from '@fabula/ui/story-creation';

import { revisionHeaders } from '../drafts/draft-requests';
import { newIdempotencyKey } from '../live/idempotency-keys';
import type { StoryDraftEditor } from './story-drafts';
import { storyFailure } from './story-failure';

/** Writes the source of a draft from its plan. @param onWritten the draft has its new source */
export function useWriteStory(editor: StoryDraftEditor | null, onWritten: () => void) {
  const key = useRef(newIdempotencyKey());
  const [isWriting, setIsWriting] = useState(false);
  const [failure, setFailure] = useState<StoryFailure>();
  const [replaced, setReplaced] = useState<string | null>(null);
  /** @param overwrite replaces words of the author */
  const write = async (overwrite: boolean) => {
    if (editor === null || isWriting) return;
    setIsWriting(true);
    setFailure(undefined);
    try {
      await editor.begin();
      const isSaved = await editor.flush();
      const { draftId, fields, revision } = editor.state.get();
      if (!isSaved || draftId === null || revision === null) {
        setFailure('offline');
        return;
      }
      await writeStoryDraft(draftId, { overwrite }, { headers: revisionHeaders(revision, key.current) });
      key.current = newIdempotencyKey();
      setReplaced(overwrite ? fields.source : null);
      await editor.refresh();
      onWritten();
    } catch (error) {
      setFailure(storyFailure(error, 'failed'));
      // An answer, unlike silence, says that the act is over; the next try is another one.
      if (error instanceof ApiError) key.current = newIdempotencyKey();
      if (storyDraftConflictOf(error) !== undefined) await editor.refresh();
    } finally {
      setIsWriting(false);
    }
  };
  const bringBack = () => {
    editor?.edit({ source: replaced });
    setReplaced(null);
  };
  /** Brings the author's words back that were replaced last; absent when none were. */
  const undo = replaced === null ? undefined : bringBack;
  return { write, isWriting, failure, undo };
}
