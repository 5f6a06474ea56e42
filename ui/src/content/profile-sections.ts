/** Where, on the page of a character or a post, its posts and its comments stand. */
export const postsFragment = 'posts';
export const commentsFragment = 'comments';

export interface ProfileCounts {
  readonly postCount: number;
  readonly commentCount: number;
}
