import { useState } from 'react';

import type { ToastMessage } from '@fabula/ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { useApp } from '../context/use-app';

export interface OwnKind {
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  readonly queryKeyOf: (id: string) => QueryKey;
  readonly failed: () => ToastMessage;
}

const toggled = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((known) => known !== id));

/** Deletes optimistically and restores; also returns the ids that were just deleted. */
export function useOwnDeletion({ failed, queryKeyOf, remove, restore }: OwnKind) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const set = async (id: string, isDeleted: boolean) => {
    setDeletedIds((ids) => toggled(ids, id, isDeleted));
    try {
      await (isDeleted ? remove : restore)(id);
      await client.invalidateQueries({ queryKey: queryKeyOf(id) });
    } catch (error) {
      console.warn(`${id} could not be deleted or brought back`, error);
      setDeletedIds((ids) => toggled(ids, id, !isDeleted));
      toasts.show(failed());
    }
  };
  return { deletedIds, set };
}
