import type { VersionComparison } from '@fabula/ui/versions';

import type { ChosenVersions } from './use-chosen-versions';

interface Read<Detail> {
  readonly data: Detail | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The choice of two versions with what differs between them.
 *
 * @param compare The older version comes first.
 */
export function comparedVersions<Detail extends { readonly fields: { readonly language: string } }>(
  { compared, show, ...choice }: ChosenVersions,
  { mine, theirs }: { readonly mine: Read<Detail>; readonly theirs: Read<Detail> },
  compare: (one: Detail, other: Detail) => VersionComparison['state'],
) {
  const stateOf = (): VersionComparison['state'] => {
    if (mine.isError || theirs.isError) return { kind: 'failed' };
    if (mine.data === undefined || theirs.data === undefined) return { kind: 'loading' };
    return compare(mine.data, theirs.data);
  };
  return {
    ...choice,
    comparison:
      compared === undefined
        ? null
        : {
            olderNumber: compared.older.number,
            newerNumber: compared.newer.number,
            language: theirs.data?.fields.language ?? 'en-US',
            state: stateOf(),
          },
    show: () => {
      show();
      if (mine.isError) void mine.refetch();
      if (theirs.isError) void theirs.refetch();
    },
  };
}

export type ComparedVersions = ReturnType<typeof comparedVersions>;
