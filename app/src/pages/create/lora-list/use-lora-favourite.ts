import { useCallback } from 'react';

import { addLoraFavourite, ApiError, removeLoraFavourite, type LoraList } from '@fabula/sdk';
import { getListLorasQueryKey } from '@fabula/sdk/react';
import { favouritesFull, favouriteUnchanged } from '@fabula/ui/heart';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';

/** Marks an item where it is: the order stays until the list is asked for again. */
function mark(client: QueryClient, loraId: string, favourite: boolean): void {
  client.setQueryData<LoraList>(getListLorasQueryKey(), (list) => {
    if (list === undefined) return list;
    return { ...list, items: list.items.map((item) => (item.loraId === loraId ? { ...item, favourite } : item)) };
  });
}

export function useLoraFavourite(): (loraId: string, favourite: boolean) => void {
  const client = useQueryClient();
  const { toasts } = useApp();
  return useCallback(
    (loraId, favourite) => {
      const change = async () => {
        await client.cancelQueries({ queryKey: getListLorasQueryKey() });
        mark(client, loraId, favourite);
        try {
          await (favourite ? addLoraFavourite : removeLoraFavourite)(loraId);
        } catch (cause) {
          console.warn('A favourite did not arrive', cause);
          mark(client, loraId, !favourite);
          toasts.show(cause instanceof ApiError && cause.status === 409 ? favouritesFull() : favouriteUnchanged());
        }
      };
      void change();
    },
    [client, toasts],
  );
}
