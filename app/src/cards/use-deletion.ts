import { useState } from 'react';

import { deleteCharacter, restoreCharacter } from '@fabula/sdk';
import { deletionFailed } from '@fabula/ui/cards';
import { getGetCharacterQueryKey } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../use-app';

const toggled = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((known) => known !== id));

/** Deletes own characters and brings them back. What shows at once is taken back when it does not arrive. */
export function useDeletion() {
  const client = useQueryClient();
  const { toasts } = useApp();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const set = async (characterId: string, isDeleted: boolean) => {
    setDeletedIds((ids) => toggled(ids, characterId, isDeleted));
    try {
      await (isDeleted ? deleteCharacter : restoreCharacter)(characterId);
      await client.invalidateQueries({ queryKey: getGetCharacterQueryKey(characterId) });
    } catch (error) {
      console.warn('A character could not be deleted or brought back', error);
      setDeletedIds((ids) => toggled(ids, characterId, !isDeleted));
      toasts.show(deletionFailed());
    }
  };
  return { deletedIds, set };
}
