import type { CharacterVersion, CharacterVersionDetail } from '@fabula/sdk';
import { CharacterDraftField } from '@fabula/sdk/schemas';
import { useGetCharacterVersion } from '@fabula/sdk/react';
import type { VersionComparison } from '@fabula/ui/versions';

import { isSameValue } from '../../../../drafts/same-value';
import { useComparedVersions } from '../../../../drafts/conflict/use-compared-versions';
import { comparedVersions } from '../../../../versions/compared-versions';
import { useChosenVersions } from '../../../../versions/use-chosen-versions';

/** A version never changes. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export function useComparison(characterId: string | null, versions: readonly CharacterVersion[]) {
  const versionsOf = useComparedVersions();
  const choice = useChosenVersions(versions);
  const { compared } = choice;
  const query = { query: { ...forever, enabled: characterId !== null && compared !== undefined } };
  const mine = useGetCharacterVersion(characterId ?? '', compared?.older.versionId ?? '', query);
  const theirs = useGetCharacterVersion(characterId ?? '', compared?.newer.versionId ?? '', query);
  const compare = (one: CharacterVersionDetail, other: CharacterVersionDetail): VersionComparison['state'] => {
    const contents = { mine: one.fields, theirs: other.fields };
    const names = CharacterDraftField.options.filter((name) => !isSameValue(one.fields[name], other.fields[name]));
    return {
      kind: 'ready',
      fields: names.map((field) => ({ field, versions: versionsOf(field, contents) })),
      lore: one.loreCount === other.loreCount ? null : { older: one.loreCount, newer: other.loreCount },
    };
  };
  return comparedVersions(choice, { mine, theirs }, compare);
}
