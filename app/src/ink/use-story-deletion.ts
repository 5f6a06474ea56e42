import { useState } from 'react';

import { deleteStory, restoreStory } from '@fabula/sdk';
import { getGetStoryQueryKey } from '@fabula/sdk/react';
import { storyDeletionFailed } from '@fabula/ui/ink';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../use-app';

const toggled = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((known) => known !== id));

/** Deletes own stories and brings them back. What shows at once is taken back when it does not arrive. */
export function useStoryDeletion() {
  const client = useQueryClient();
  const { toasts } = useApp();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const set = async (storyId: string, isDeleted: boolean) => {
    setDeletedIds((ids) => toggled(ids, storyId, isDeleted));
    try {
      await (isDeleted ? deleteStory : restoreStory)(storyId);
      await client.invalidateQueries({ queryKey: getGetStoryQueryKey(storyId) });
    } catch (error) {
      console.warn('A story could not be deleted or brought back', error);
      setDeletedIds((ids) => toggled(ids, storyId, !isDeleted));
      toasts.show(storyDeletionFailed());
    }
  };
  return { deletedIds, set };
}
