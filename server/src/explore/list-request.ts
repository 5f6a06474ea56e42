import type { StoryKind } from '../contract/validators.ts';

export type SortOrder = 'popular' | 'newest' | 'name';

export interface ListRequest {
  q?: string | undefined;
  /** Tag ids: all of them must be there. */
  include?: readonly string[] | undefined;
  /** Tag ids: none of them may be there. */
  exclude?: readonly string[] | undefined;
  /** Only what is on this shelf of the explore page. */
  shelf?: string | undefined;
  sort: SortOrder;
  cursor?: string | undefined;
  limit: number;
}

export interface StoryRequest extends ListRequest {
  kind?: StoryKind | undefined;
}
