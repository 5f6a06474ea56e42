import { useState } from 'react';

import {
  addCollectionEntry,
  ApiError,
  removeCollectionEntry,
  type CollectionsOfWork,
  type CollectionWork,
} from '@fabula/sdk';
import { getListCollectionsOfWorkQueryKey, useListCollectionsOfWork } from '@fabula/sdk/react';
import { AddToCollection, collectionFull, collectionUnchanged } from '@fabula/ui/collections';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../context/use-app';
import { CollectionForm } from './CollectionForm';

interface WorkCollectionsProps {
  readonly work: CollectionWork;
  readonly onClose: () => void;
}

/** In which of the reader's collections a work is. A box changes at once, and back when that did not arrive. */
export function WorkCollections({ work: { id, kind }, onClose }: WorkCollectionsProps) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const [isNew, setNew] = useState(false);
  const queryKey = getListCollectionsOfWorkQueryKey(kind, id);
  const { data, error, refetch } = useListCollectionsOfWork(kind, id, {
    query: { staleTime: 0, refetchOnMount: 'always' },
  });
  const mark = (collectionId: string, contains: boolean) =>
    client.setQueryData<CollectionsOfWork>(
      queryKey,
      (now) =>
        now && {
          items: now.items.map((item) =>
            item.collectionId === collectionId
              ? { ...item, contains, entryCount: item.entryCount + (contains ? 1 : -1) }
              : item,
          ),
        },
    );
  const change = async (collectionId: string, contains: boolean) => {
    mark(collectionId, contains);
    try {
      await (contains ? addCollectionEntry : removeCollectionEntry)(collectionId, kind, id);
    } catch (cause) {
      console.warn('A change of a collection did not arrive', cause);
      mark(collectionId, !contains);
      toasts.show(
        cause instanceof ApiError && cause.field === 'entries' && cause.status === 409
          ? collectionFull()
          : collectionUnchanged(),
      );
    }
  };
  if (isNew) {
    return (
      <CollectionForm
        onClose={() => setNew(false)}
        onSaved={({ collectionId }) => {
          const add = async () => {
            try {
              await addCollectionEntry(collectionId, kind, id);
            } catch (cause) {
              console.warn('A change of a collection did not arrive', cause);
              toasts.show(collectionUnchanged());
            }
            await refetch();
            setNew(false);
          };
          void add();
        }}
      />
    );
  }
  return (
    <AddToCollection
      collections={data?.items}
      onRetry={error === null ? undefined : () => void refetch()}
      onChange={(collectionId, contains) => void change(collectionId, contains)}
      onNew={() => setNew(true)}
      onClose={onClose}
    />
  );
}
