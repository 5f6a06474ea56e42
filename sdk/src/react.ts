export * from './generated/react';

/**
 * Options of an infinite query over a list that pages by cursor:
 * `useListCharactersInfinite({ sort: 'newest' }, { query: cursorPages })`.
 */
export const cursorPages = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};
