import { useMemo, useState } from 'react';

import {
  createComment,
  createProposalComment,
  createStoryComment,
  deleteComment,
  deleteProposalComment,
  deleteStoryComment,
  restoreComment,
  restoreProposalComment,
  restoreStoryComment,
} from '@fabula/sdk';
import type { CommentValue } from '@fabula/ui/posts';
import { useQueryClient } from '@tanstack/react-query';

import { createIdempotencyKeys } from '../live/idempotency-keys';
import { useApp } from '../context/use-app';
import { actFailure, wordsFailure } from './failure-toast';
import { addItem } from '../data/paged-items';
import { commentsKey, refreshSubject, type Subject } from './post-queries';

function create(subject: Subject, text: string, options: { headers: Record<string, string> }) {
  if ('storyId' in subject) return createStoryComment(subject.storyId, { text }, options);
  if ('proposalId' in subject) return createProposalComment(subject.proposalId, { text }, options);
  const { characterId, postId } = subject;
  return createComment(characterId, postId === undefined ? { text } : { text, postId }, options);
}

function setCommentDeleted(subject: Subject, commentId: string, isDeleted: boolean): Promise<unknown> {
  if ('storyId' in subject) {
    return (isDeleted ? deleteStoryComment : restoreStoryComment)(subject.storyId, commentId);
  }
  if ('proposalId' in subject) {
    return (isDeleted ? deleteProposalComment : restoreProposalComment)(subject.proposalId, commentId);
  }
  return (isDeleted ? deleteComment : restoreComment)(subject.characterId, commentId);
}

export function useCommentActs(subject: Subject) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const keys = useMemo(() => createIdempotencyKeys(() => crypto.randomUUID()), []);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [reported, setReported] = useState<string>();
  const refresh = () => refreshSubject(client, subject);

  const publish = async (text: string): Promise<boolean> => {
    const options = { headers: { 'Idempotency-Key': keys.of(text) } };
    try {
      const comment = await create(subject, text, options);
      keys.done(text);
      addItem(client, commentsKey(subject), comment);
      void refresh();
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
      await setCommentDeleted(subject, commentId, isDeleted);
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
    onReport: ({ commentId }: CommentValue) => setReported(commentId),
    onReportClosed: () => setReported(undefined),
  };
}
