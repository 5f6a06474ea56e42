import { useRef, useState } from 'react';

import { ApiError, FabulaError, restoreCharacterVersion, type CharacterVersion } from '@fabula/sdk';
import { getListCharacterVersionsQueryKey } from '@fabula/sdk/react';
import type { VersionToRestore } from '@fabula/ui/versions';
import { useQueryClient } from '@tanstack/react-query';

import { refreshOwnCharacters } from '../../../../cards/own-characters-query';
import { newIdempotencyKey } from '../../../../live/idempotency-keys';
import type { EditorPart } from '../editor-part';

/** Restores versions of a character, after a question. */
export function useRestore(
  { editor, draft }: Pick<EditorPart, 'editor' | 'draft'>,
  versions: readonly CharacterVersion[],
) {
  const client = useQueryClient();
  const [toRestore, setToRestore] = useState<VersionToRestore | null>(null);
  /** Makes a try under way safe to repeat. */
  const key = useRef('');

  const ask = (versionId: string) => {
    const version = versions.find((one) => one.versionId === versionId);
    if (version === undefined) return;
    key.current = newIdempotencyKey();
    const isAtStake = (draft?.unkeptFields.length ?? 0) > 0;
    setToRestore({ versionId, number: version.number, isAtStake, state: 'asked' });
  };

  const restore = async (choice: 'keep' | 'replace') => {
    const characterId = draft?.characterId ?? null;
    if (toRestore === null || characterId === null) return;
    const { isAtStake, versionId } = toRestore;
    setToRestore({ ...toRestore, state: 'restoring' });
    try {
      // What is written reaches the server first, so that it is part of the question.
      if (!(await editor.flush())) {
        setToRestore({ ...toRestore, state: 'failed' });
        return;
      }
      const form = isAtStake ? { draft: choice } : {};
      await restoreCharacterVersion(characterId, versionId, form, { headers: { 'Idempotency-Key': key.current } });
      setToRestore(null);
      await editor.refresh();
      await client.invalidateQueries({ queryKey: getListCharacterVersionsQueryKey(characterId) });
      await refreshOwnCharacters(client);
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      key.current = newIdempotencyKey();
      const { field, reason } = error instanceof ApiError ? error : {};
      const isUnsaid = !isAtStake && field === 'draft';
      const state = isUnsaid ? 'asked' : reason === 'FORBIDDEN' ? 'refused' : 'failed';
      setToRestore({ ...toRestore, isAtStake: isAtStake || isUnsaid, state });
    }
  };

  return { toRestore, ask, restore, leave: () => setToRestore(null) };
}
