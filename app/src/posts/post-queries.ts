import {
  cursorPages,
  getGetCharacterEngagementQueryKey,
  getGetCharacterPostQueryKey,
  getListCharacterPostsInfiniteQueryKey,
  getListCharacterPostsInfiniteQueryOptions,
  getListCommentsInfiniteQueryKey,
  getListCommentsInfiniteQueryOptions,
} from '@fabula/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** How many posts and comments are fetched at a time. */
export const postsPage = { limit: 6 } as const;
const commentsPage = { limit: 12 } as const;

/** What is commented on: a character, or one of its posts. */
export interface Subject {
  readonly characterId: string;
  readonly postId?: string;
}

/** The comments that are wanted of a subject. */
export const commentParams = ({ postId }: Subject) =>
  postId === undefined ? commentsPage : { ...commentsPage, postId };

export const postsKey = (characterId: string) => getListCharacterPostsInfiniteQueryKey(characterId, postsPage);
export const postKey = ({ characterId, postId }: Required<Subject>) => getGetCharacterPostQueryKey(characterId, postId);
export const commentsKey = (subject: Subject) =>
  getListCommentsInfiniteQueryKey(subject.characterId, commentParams(subject));

/** Fetches the posts of a character for a page that shows them. */
export const primePosts = (client: QueryClient, characterId: string) =>
  client.ensureInfiniteQueryData(
    getListCharacterPostsInfiniteQueryOptions(characterId, postsPage, { query: cursorPages }),
  );

/** Fetches what is said about a subject for a page that shows it. */
export const primeComments = (client: QueryClient, subject: Subject) =>
  client.ensureInfiniteQueryData(
    getListCommentsInfiniteQueryOptions(subject.characterId, commentParams(subject), { query: cursorPages }),
  );

/** Lets the counts of a character be read anew: one of them has moved. */
export const refreshCounts = (client: QueryClient, characterId: string) =>
  client.invalidateQueries({ queryKey: getGetCharacterEngagementQueryKey(characterId) });
