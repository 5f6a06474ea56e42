/** Where, on the page of a character or a post, its posts and its comments stand. */
export const postsFragment = 'posts';
export const commentsFragment = 'comments';

/** How much is posted and said on a character's page. */
export interface ProfileCounts {
  readonly postCount: number;
  readonly commentCount: number;
}
