import {
  cursorPages,
  getGetCharacterEngagementQueryKey,
  getGetCharacterPostQueryKey,
  getGetProposalQueryKey,
  getGetStoryEngagementQueryKey,
  getListCharacterPostsInfiniteQueryKey,
  getListCharacterPostsInfiniteQueryOptions,
  getListCommentsInfiniteQueryKey,
  getListCommentsInfiniteQueryOptions,
  getListProposalCommentsInfiniteQueryKey,
  getListStoryCommentsInfiniteQueryKey,
} from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

export const postsPage = { limit: 6 } as const;
export const commentsPage = { limit: 12 } as const;

export interface CharacterSubject {
  readonly characterId: string;
  readonly postId?: string;
}

export type Subject = CharacterSubject | { readonly storyId: string } | { readonly proposalId: string };

export const commentParams = ({ postId }: CharacterSubject) =>
  postId === undefined ? commentsPage : { ...commentsPage, postId };

export const postsKey = (characterId: string) => getListCharacterPostsInfiniteQueryKey(characterId, postsPage);
export const postKey = ({ characterId, postId }: Required<CharacterSubject>) =>
  getGetCharacterPostQueryKey(characterId, postId);
export function commentsKey(subject: Subject) {
  if ('storyId' in subject) return getListStoryCommentsInfiniteQueryKey(subject.storyId, commentsPage);
  if ('proposalId' in subject) return getListProposalCommentsInfiniteQueryKey(subject.proposalId, commentsPage);
  return getListCommentsInfiniteQueryKey(subject.characterId, commentParams(subject));
}

export const primePosts = (client: QueryClient, characterId: string) =>
  client.ensureInfiniteQueryData(
    getListCharacterPostsInfiniteQueryOptions(characterId, postsPage, { query: cursorPages }),
  );

export const primeComments = (client: QueryClient, subject: CharacterSubject) =>
  client.ensureInfiniteQueryData(
    getListCommentsInfiniteQueryOptions(subject.characterId, commentParams(subject), { query: cursorPages }),
  );

export const refreshCounts = (client: QueryClient, characterId: string) =>
  client.invalidateQueries({ queryKey: getGetCharacterEngagementQueryKey(characterId) });

export function refreshSubject(client: QueryClient, subject: Subject): Promise<void> {
  if ('storyId' in subject) {
    return client.invalidateQueries({ queryKey: getGetStoryEngagementQueryKey(subject.storyId) });
  }
  if ('proposalId' in subject) {
    return client.invalidateQueries({ queryKey: getGetProposalQueryKey(subject.proposalId) });
  }
  const { characterId, postId } = subject;
  if (postId === undefined) return refreshCounts(client, characterId);
  return client.invalidateQueries({ queryKey: postKey({ characterId, postId }) });
}
