import { useCallback, useState } from 'react';

import {
  deleteCharacterPost,
  likePost,
  restoreCharacterPost,
  unlikePost,
  updateCharacterPost,
  type Post,
} from '@fabula/sdk';
import type { PostActs, PostValue } from '@fabula/ui/posts';
import { useQueryClient } from '@tanstack/react-query';

import { useHrefs } from '../routes/use-hrefs';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { actFailure, wordsFailure } from './failure-toast';
import { changeItems } from '../data/paged-items';
import { postKey, postsKey, refreshCounts } from './post-queries';
import { useAsMember } from './use-as-member';
import { useShare } from './use-share';

const withLike = (post: Post, liked: boolean): Post =>
  post.liked === liked ? post : { ...post, liked, likeCount: post.likeCount + (liked ? 1 : -1) };

const toggled = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

export function usePostActs(characterId: string, name: string) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const locale = useLocale();
  const hrefs = useHrefs();
  const asMember = useAsMember();
  const share = useShare();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [editedId, setEditedId] = useState<string>();
  const [reported, setReported] = useState<string>();

  const show = useCallback(
    (postId: string, change: (post: Post) => Post) => {
      changeItems<Post>(client, postsKey(characterId), (post) => (post.postId === postId ? change(post) : post));
      client.setQueryData<Post>(postKey({ characterId, postId }), (post) => post && change(post));
    },
    [client, characterId],
  );

  const like = async ({ postId, liked }: PostValue, likes: boolean) => {
    show(postId, (post) => withLike(post, likes));
    try {
      const answer = await (likes ? likePost : unlikePost)(characterId, postId);
      show(postId, () => answer);
    } catch (cause) {
      console.warn('A like did not arrive', cause);
      show(postId, (post) => withLike(post, liked));
      toasts.show(actFailure(cause));
    }
  };

  const setDeleted = async (postId: string, isDeleted: boolean) => {
    setDeletedIds((ids) => toggled(ids, postId, isDeleted));
    try {
      await (isDeleted ? deleteCharacterPost : restoreCharacterPost)(characterId, postId);
      await refreshCounts(client, characterId);
    } catch (cause) {
      console.warn('A post could not be deleted or brought back', cause);
      setDeletedIds((ids) => toggled(ids, postId, !isDeleted));
      toasts.show(actFailure(cause));
    }
  };

  const save = async ({ postId }: PostValue, text: string): Promise<boolean> => {
    try {
      const answer = await updateCharacterPost(characterId, postId, { text, language: locale });
      show(postId, () => answer);
      setEditedId(undefined);
      return true;
    } catch (cause) {
      console.warn('A post could not be changed', cause);
      toasts.show(wordsFailure(cause));
      return false;
    }
  };

  const acts: PostActs = {
    onLike: (post, likes) => asMember(() => void like(post, likes)),
    onShare: ({ postId }) => void share({ href: hrefs.post(characterId, postId), title: name }),
    onReport: ({ postId }) => setReported(postId),
    onEdit: ({ postId }) => setEditedId(postId),
    onDelete: ({ postId }) => void setDeleted(postId, true),
  };
  return {
    acts,
    deletedIds,
    editedId,
    reported,
    onSave: save,
    onCancelEdit: () => setEditedId(undefined),
    onUndoDelete: ({ postId }: PostValue) => void setDeleted(postId, false),
    onReportClosed: () => setReported(undefined),
  };
}
