import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface Page<Item> {
  readonly items: readonly Item[];
}

export function changeItems<Item>(client: QueryClient, key: QueryKey, change: (item: Item) => Item): void {
  client.setQueryData<InfiniteData<Page<Item>>>(
    key,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

export function addItem(client: QueryClient, key: QueryKey, item: object): void {
  client.setQueryData<InfiniteData<Page<object>>>(key, (list) => {
    const [first, ...rest] = list?.pages ?? [];
    if (list === undefined || first === undefined) return list;
    return { ...list, pages: [{ ...first, items: [item, ...first.items] }, ...rest] };
  });
}
