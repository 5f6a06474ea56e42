import {
  cursorPages,
  getGetCharacterEngagementQueryKey,
  getGetCharacterPostQueryKey,
  getGetStoryEngagementQueryKey,
  getListCharacterPostsInfiniteQueryKey,
  getListCharacterPostsInfiniteQueryOptions,
  getListCommentsInfiniteQueryKey,
  getListCommentsInfiniteQueryOptions,
  getListStoryCommentsInfiniteQueryKey,
} from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** How many posts and comments are fetched at a time. */
export const postsPage = { limit: 6 } as const;
export const commentsPage = { limit: 12 } as const;

/** A character, or one of its posts. */
export interface CharacterSubject {
  readonly characterId: string;
  readonly postId?: string;
}

/** What is commented on. */
export type Subject = CharacterSubject | { readonly storyId: string };

/** The comments that are wanted of a character or a post. */
export const commentParams = ({ postId }: CharacterSubject) =>
  postId === undefined ? commentsPage : { ...commentsPage, postId };

export const postsKey = (characterId: string) => getListCharacterPostsInfiniteQueryKey(characterId, postsPage);
export const postKey = ({ characterId, postId }: Required<CharacterSubject>) =>
  getGetCharacterPostQueryKey(characterId, postId);
export const commentsKey = (subject: Subject) =>
  'storyId' in subject
    ? getListStoryCommentsInfiniteQueryKey(subject.storyId, commentsPage)
    : getListCommentsInfiniteQueryKey(subject.characterId, commentParams(subject));

/** Fetches the posts of a character for a page that shows them. */
export const primePosts = (client: QueryClient, characterId: string) =>
  client.ensureInfiniteQueryData(
    getListCharacterPostsInfiniteQueryOptions(characterId, postsPage, { query: cursorPages }),
  );

/** Fetches what is said about a subject for a page that shows it. */
export const primeComments = (client: QueryClient, subject: CharacterSubject) =>
  client.ensureInfiniteQueryData(
    getListCommentsInfiniteQueryOptions(subject.characterId, commentParams(subject), { query: cursorPages }),
  );

/** Refetches the counts of a character after a change. */
export const refreshCounts = (client: QueryClient, characterId: string) =>
  client.invalidateQueries({ queryKey: getGetCharacterEngagementQueryKey(characterId) });

/** Lets what says how many comments a subject has be read again. */
export function refreshSubject(client: QueryClient, subject: Subject): Promise<void> {
  if ('storyId' in subject) {
    return client.invalidateQueries({ queryKey: getGetStoryEngagementQueryKey(subject.storyId) });
  }
  const { characterId, postId } = subject;
  if (postId === undefined) return refreshCounts(client, characterId);
  return client.invalidateQueries({ queryKey: postKey({ characterId, postId }) });
}
