import type { SortOrderOutput, StoryKind } from '../contract/validators.ts';

export type SortOrder = SortOrderOutput;

export interface ListRequest {
  q?: string | undefined;
  include?: readonly string[] | undefined;
  exclude?: readonly string[] | undefined;
  shelf?: string | undefined;
  sort: SortOrder;
  cursor?: string | undefined;
  limit: number;
}

export interface StoryRequest extends ListRequest {
  kind?: StoryKind | undefined;
}
