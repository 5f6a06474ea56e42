/** A page of a list that continues at an opaque cursor; `null` after the last page. */
export interface CursorPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export interface PaginateOptions {
  readonly signal?: AbortSignal;
}

/**
 * Reads a list page by page: `for await (const item of paginate(listCharacters, { sort: 'newest' })) …`. The next page is
 * asked for only when the loop reaches it; leaving the loop or aborting the signal asks for no more.
 */
export async function* paginate<Parameters extends { cursor?: string | undefined } | undefined, Item>(
  list: (parameters: Parameters, options: PaginateOptions) => PromiseLike<CursorPage<Item>>,
  parameters: NonNullable<Parameters>,
  options: PaginateOptions = {},
): AsyncGenerator<Item, void, undefined> {
  let next: NonNullable<Parameters> | undefined = parameters;
  while (next !== undefined) {
    const page: CursorPage<Item> = await list(next, options);
    yield* page.items;
    next = page.nextCursor === null ? undefined : { ...parameters, cursor: page.nextCursor };
  }
}
