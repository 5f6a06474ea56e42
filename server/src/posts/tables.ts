import type { Locale } from '../lib/locale.ts';

export interface PostRow {
  post_id: string;
  character_id: string;
  /** Null for posts of the seed world. */
  author_id: string | null;
  text: string;
  language: Locale;
  like_count: number;
  comment_count: number;
  created_at: number;
  edited_at: number | null;
  hidden_at: number | null;
  withheld_at: number | null;
}

export interface PostTextRow {
  post_id: string;
  locale: Locale;
  text: string;
}

interface PostLikeRow {
  post_id: string;
  account_id: string;
  created_at: number;
}

export interface PostTables {
  posts: PostRow;
  post_texts: PostTextRow;
  post_likes: PostLikeRow;
}
