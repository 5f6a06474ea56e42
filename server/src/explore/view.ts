import type { Locale } from './locale.ts';

/** For whom an answer of the explore pages is made. */
export interface View {
  /** The language of names, taglines and labels, where there is a translation. */
  locale: Locale;
  /** Whether mature content is shown: only on request, and only to a session that confirmed being over 18. */
  mature: boolean;
  /** Whose private characters are shown besides (see `ownerOf`); nobody's without a session. */
  viewerId?: string | undefined;
}

export type SortOrder = 'popular' | 'newest' | 'name';

/** What a visitor asks of a list. */
export interface ListRequest {
  q?: string | undefined;
  /** Tag ids: all of them must be there. */
  include?: readonly string[] | undefined;
  /** Tag ids: none of them may be there. */
  exclude?: readonly string[] | undefined;
  sort: SortOrder;
  cursor?: string | undefined;
  limit: number;
}

export interface StoryRequest extends ListRequest {
  kind?: 'dynamic' | 'novel' | undefined;
}
