import { FormattedDate } from 'react-intl';

import type { VersionEntry, VersionReason, VersionsProps } from '@fabula/ui/versions';

import type { ComparedVersions } from './compared-versions';
import type { Restoring } from './use-restore';

interface ListedVersion {
  readonly versionId: string;
  readonly number: number;
  readonly reason: VersionReason;
  readonly changedFields: readonly string[];
  readonly createdAt: string;
}

interface VersionQuery {
  readonly data: { readonly items: readonly ListedVersion[]; readonly most: number } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const toEntry = ({ changedFields, createdAt, number, reason, versionId }: ListedVersion): VersionEntry => ({
  versionId,
  number,
  reason,
  changed: changedFields,
  when: <FormattedDate value={createdAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
});

function listOf({ data, isError, isFetching }: VersionQuery): VersionsProps['list'] {
  if (data !== undefined) return { kind: 'ready', versions: data.items.map(toEntry), most: data.most };
  return isError ? { kind: 'failed', isRetrying: isFetching } : { kind: 'loading' };
}

export const versionsProps = (
  query: VersionQuery,
  comparison: ComparedVersions,
  restoring: Restoring,
): Omit<VersionsProps, 'words'> => ({
  list: listOf(query),
  onRetry: () => void query.refetch(),
  chosen: comparison.chosen,
  onChoose: comparison.choose,
  comparison: comparison.comparison,
  onCompare: comparison.show,
  onLeaveComparison: comparison.leave,
  toRestore: restoring.toRestore,
  onAskRestore: restoring.ask,
  onRestore: (choice) => void restoring.restore(choice),
  onLeaveRestore: restoring.leave,
});
