import { restoreCharacterVersion } from '@fabula/sdk';
import { getListCharacterVersionsQueryKey, useListCharacterVersions } from '@fabula/sdk/react';
import { characterVersions, Versions } from '@fabula/ui/versions';
import { useQueryClient } from '@tanstack/react-query';

import { refreshOwnCharacters } from '../../../../cards/own-characters-query';
import { useRestore } from '../../../../versions/use-restore';
import { versionsProps } from '../../../../versions/versions-props';
import type { EditorPart } from '../editor-part';
import { useComparison } from './use-comparison';

/** The versions of the character that a draft changes; of a draft without one it says so. */
export function VersionsContainer({ editor, draft }: EditorPart) {
  const client = useQueryClient();
  const characterId = draft?.characterId ?? null;
  const query = useListCharacterVersions(characterId ?? '', { query: { enabled: characterId !== null, staleTime: 0 } });
  const items = query.data?.items ?? [];
  const comparison = useComparison(characterId, items);
  const restoring = useRestore(items, {
    isAtStake: (draft?.unkeptFields.length ?? 0) > 0,
    flush: () => editor.flush(),
    restore: (versionId, form, options) => restoreCharacterVersion(characterId ?? '', versionId, form, options),
    onRestored: async () => {
      await editor.refresh();
      await client.invalidateQueries({ queryKey: getListCharacterVersionsQueryKey(characterId ?? '') });
      await refreshOwnCharacters(client);
    },
  });
  const shown = versionsProps(query, comparison, restoring);
  const isNone = draft !== null && characterId === null;
  return <Versions {...shown} words={characterVersions} list={isNone ? { kind: 'none' } : shown.list} />;
}
