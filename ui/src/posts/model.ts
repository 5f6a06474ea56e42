import type { FrameId } from '@fabula/sdk/types';

import type { PictureValue } from '../content/model';

export interface PostValue {
  readonly postId: string;
  readonly text: string;
  /** BCP 47 tag of `text`. */
  readonly language: string;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly liked: boolean;
  readonly own: boolean;
  /** Hidden by those who run the site from all but the reader, who wrote it. */
  readonly withheld: boolean;
  /** RFC 3339. */
  readonly createdAt: string;
  /** RFC 3339; null when its words are the first ones. */
  readonly editedAt: string | null;
}

export interface SpeakerValue {
  readonly name: string;
  readonly portrait: PictureValue;
}

export interface CommentValue {
  readonly commentId: string;
  /** Empty for an account without a name. */
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  /** The frame that they wear around it; null or absent without one. */
  readonly authorFrameId?: FrameId | null | undefined;
  readonly text: string;
  readonly own: boolean;
  readonly byCreator: boolean;
  readonly deletable: boolean;
  /** Its author, who is the reader, may be in danger from themselves. */
  readonly crisis: boolean;
  /** Hidden by those who run the site from all but the reader, who wrote it. */
  readonly withheld: boolean;
  /** RFC 3339. */
  readonly createdAt: string;
}

export interface EngagementValue {
  readonly likeCount: number;
  readonly followerCount: number;
  readonly postCount: number;
  readonly commentCount: number;
  readonly liked: boolean;
  readonly following: boolean;
}

export interface GrowingList {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
}

/** Most characters of a post and of a comment, as the contract has them. */
export const mostPostLetters = 4000;
export const mostCommentLetters = 1000;
export const mostNoteLetters = 500;
