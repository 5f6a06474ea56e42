import { useState } from 'react';

import type { CharacterVersion, CharacterVersionDetail } from '@fabula/sdk';
import { CharacterDraftField } from '@fabula/sdk/schemas';
import { useGetCharacterVersion } from '@fabula/sdk/react';
import type { VersionComparison } from '@fabula/ui/versions';

import { isSameValue } from '../../../../drafts/same-value';
import { useComparedVersions } from '../../../../drafts/conflict/use-compared-versions';

/** A version never changes. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

/** Two versions of a character, chosen one after another, and what differs between them. */
export function useComparison(characterId: string | null, versions: readonly CharacterVersion[]) {
  const versionsOf = useComparedVersions();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isShown, setIsShown] = useState(false);
  const pair = versions.filter(({ versionId }) => chosen.includes(versionId));
  const [newer, older] = pair.length === 2 ? pair : [];
  const isWanted = isShown && characterId !== null && older !== undefined && newer !== undefined;
  const idOf = (version: CharacterVersion | undefined) => version?.versionId ?? '';
  const query = { query: { ...forever, enabled: isWanted } };
  const mine = useGetCharacterVersion(characterId ?? '', idOf(older), query);
  const theirs = useGetCharacterVersion(characterId ?? '', idOf(newer), query);

  const stateOf = (): VersionComparison['state'] => {
    if (mine.isError || theirs.isError) return { kind: 'failed' };
    if (mine.data === undefined || theirs.data === undefined) return { kind: 'loading' };
    return compare(mine.data, theirs.data);
  };
  const compare = (one: CharacterVersionDetail, other: CharacterVersionDetail): VersionComparison['state'] => {
    const contents = { mine: one.fields, theirs: other.fields };
    const names = CharacterDraftField.options.filter((name) => !isSameValue(one.fields[name], other.fields[name]));
    return {
      kind: 'ready',
      fields: names.map((field) => ({ field, versions: versionsOf(field, contents) })),
      lore: one.loreCount === other.loreCount ? null : { older: one.loreCount, newer: other.loreCount },
    };
  };

  return {
    chosen,
    /** A third choice takes the place of the first. */
    choose: (versionId: string, isChosen: boolean) =>
      setChosen(isChosen ? [...chosen, versionId].slice(-2) : chosen.filter((one) => one !== versionId)),
    comparison: isWanted
      ? {
          olderNumber: older.number,
          newerNumber: newer.number,
          language: theirs.data?.fields.language ?? 'en-US',
          state: stateOf(),
        }
      : null,
    show: () => {
      setIsShown(true);
      if (mine.isError) void mine.refetch();
      if (theirs.isError) void theirs.refetch();
    },
    leave: () => setIsShown(false),
  };
}
