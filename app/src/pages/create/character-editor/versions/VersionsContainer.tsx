import { FormattedDate } from 'react-intl';

import type { CharacterVersion } from '@fabula/sdk';
import { useListCharacterVersions } from '@fabula/sdk/react';
import { Versions, type VersionEntry, type VersionsProps } from '@fabula/ui/versions';

import type { EditorPart } from '../editor-part';
import { useComparison } from './use-comparison';
import { useRestore } from './use-restore';

const toEntry = ({ changedFields, createdAt, number, reason, versionId }: CharacterVersion): VersionEntry => ({
  versionId,
  number,
  reason,
  changed: changedFields,
  when: <FormattedDate value={createdAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
});

/** The versions of the character that a draft changes; of a draft without one it says so. */
export function VersionsContainer({ editor, draft }: EditorPart) {
  const characterId = draft?.characterId ?? null;
  const query = useListCharacterVersions(characterId ?? '', { query: { enabled: characterId !== null, staleTime: 0 } });
  const items = query.data?.items ?? [];
  const comparison = useComparison(characterId, items);
  const restoring = useRestore({ editor, draft }, items);

  const listOf = (): VersionsProps['list'] => {
    if (draft !== null && characterId === null) return { kind: 'none' };
    if (query.data !== undefined) {
      return { kind: 'ready', versions: query.data.items.map(toEntry), most: query.data.most };
    }
    return query.isError ? { kind: 'failed', isRetrying: query.isFetching } : { kind: 'loading' };
  };

  return (
    <Versions
      list={listOf()}
      onRetry={() => void query.refetch()}
      chosen={comparison.chosen}
      onChoose={comparison.choose}
      comparison={comparison.comparison}
      onCompare={comparison.show}
      onLeaveComparison={comparison.leave}
      toRestore={restoring.toRestore}
      onAskRestore={restoring.ask}
      onRestore={(choice) => void restoring.restore(choice)}
      onLeaveRestore={restoring.leave}
    />
  );
}
