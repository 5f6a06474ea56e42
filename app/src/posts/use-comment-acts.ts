import { useMemo, useState } from 'react';

import { createComment, deleteComment, restoreComment } from '@fabula/sdk';
import type { CommentValue } from '@fabula/ui/posts';
import { useQueryClient } from '@tanstack/react-query';

import { createActKeys } from '../chat/act-keys';
import { useApp } from '../use-app';
import { actFailure, wordsFailure } from './failure-toast';
import { addItem } from './paged-items';
import { commentsKey, postKey, refreshCounts, type Subject } from './post-queries';
import { useAsMember } from './use-as-member';

/** What a reader can do with the comments on a character or a post. */
export function useCommentActs(subject: Subject) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const asMember = useAsMember();
  const keys = useMemo(() => createActKeys(() => crypto.randomUUID()), []);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [reported, setReported] = useState<string>();
  const { characterId, postId } = subject;

  const refresh = () =>
    postId === undefined
      ? refreshCounts(client, characterId)
      : client.invalidateQueries({ queryKey: postKey({ characterId, postId }) });

  const publish = async (text: string): Promise<boolean> => {
    const options = { headers: { 'Idempotency-Key': keys.of(text) } };
    try {
      const form = postId === undefined ? { text } : { text, postId };
      const comment = await createComment(characterId, form, options);
      keys.done(text);
      addItem(client, commentsKey(subject), comment);
      await refresh();
      return true;
    } catch (cause) {
      console.warn('A comment could not be published', cause);
      toasts.show(wordsFailure(cause));
      return false;
    }
  };

  const setDeleted = async (commentId: string, isDeleted: boolean) => {
    const change = (isIn: boolean) =>
      setDeletedIds((ids) => new Set(isIn ? [...ids, commentId] : [...ids].filter((id) => id !== commentId)));
    change(isDeleted);
    try {
      await (isDeleted ? deleteComment : restoreComment)(characterId, commentId);
      await refresh();
    } catch (cause) {
      console.warn('A comment could not be deleted or brought back', cause);
      change(!isDeleted);
      toasts.show(actFailure(cause));
    }
  };

  return {
    deletedIds,
    reported,
    publish,
    onDelete: ({ commentId }: CommentValue) => void setDeleted(commentId, true),
    onUndoDelete: ({ commentId }: CommentValue) => void setDeleted(commentId, false),
    onReport: ({ commentId }: CommentValue) => asMember(() => setReported(commentId)),
    onReportClosed: () => setReported(undefined),
  };
}
