import { useRef } from 'react';

import { orderCollection, removeCollectionEntry, type Collection } from '@fabula/sdk';
import { getGetCollectionQueryKey } from '@fabula/sdk/react';
import { collectionUnchanged, idOfEntry, keyOfEntry, type CollectionEntryValue } from '@fabula/ui/collections';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../context/use-app';

/** Moves and removes entries: the page changes at once, the calls follow one another, and a failure reads what is. */
export function useArrange(address: string, { collectionId }: Pick<Collection, 'collectionId'>) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const calls = useRef(Promise.resolve());
  const queryKey = getGetCollectionQueryKey(address);

  const change = (
    to: (entries: Collection['entries']) => Collection['entries'],
    call: (entries: Collection['entries']) => Promise<unknown>,
  ) => {
    const now = client.getQueryData<Collection>(queryKey);
    if (now === undefined) return;
    const entries = to(now.entries);
    client.setQueryData<Collection>(queryKey, { ...now, entries });
    const send = async () => {
      try {
        await call(entries);
      } catch (cause) {
        console.warn('A change of a collection did not arrive', cause);
        toasts.show(collectionUnchanged());
        await client.invalidateQueries({ queryKey });
      }
    };
    calls.current = calls.current.then(send);
  };

  return {
    onMove(entry: CollectionEntryValue, by: -1 | 1) {
      const key = keyOfEntry(entry);
      change(
        (entries) => {
          const from = entries.findIndex((other) => keyOfEntry(other) === key);
          const found = entries[from];
          return found === undefined ? entries : entries.toSpliced(from, 1).toSpliced(from + by, 0, found);
        },
        (entries) =>
          orderCollection(collectionId, {
            entries: entries.map((other) => ({ kind: other.kind, id: idOfEntry(other) })),
          }),
      );
    },
    onRemove(entry: CollectionEntryValue) {
      const key = keyOfEntry(entry);
      change(
        (entries) => entries.filter((other) => keyOfEntry(other) !== key),
        () => removeCollectionEntry(collectionId, entry.kind, idOfEntry(entry)),
      );
    },
  };
}
