import type { StoryVersion, StoryVersionDetail } from '@fabula/sdk';
import { StoryDraftField } from '@fabula/sdk/schemas';
import { useGetStoryVersion } from '@fabula/sdk/react';
import type { VersionComparison } from '@fabula/ui/versions';

import { isSameValue } from '../../drafts/same-value';
import { comparedVersions } from '../../versions/compared-versions';
import { useChosenVersions } from '../../versions/use-chosen-versions';
import { useComparedStories } from '../conflict/use-compared-stories';

/** A version never changes. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export function useStoryComparison(storyId: string, versions: readonly StoryVersion[]) {
  const choice = useChosenVersions(versions);
  const { compared } = choice;
  const query = { query: { ...forever, enabled: compared !== undefined } };
  const mine = useGetStoryVersion(storyId, compared?.older.versionId ?? '', query);
  const theirs = useGetStoryVersion(storyId, compared?.newer.versionId ?? '', query);
  const cast = [mine.data, theirs.data].flatMap((version) => version?.fields.cast ?? []);
  const versionsOf = useComparedStories([...new Set(cast)]);
  const compare = (one: StoryVersionDetail, other: StoryVersionDetail): VersionComparison['state'] => {
    const contents = { mine: one.fields, theirs: other.fields };
    const names = StoryDraftField.options.filter((name) => !isSameValue(one.fields[name], other.fields[name]));
    const fields = names.map((field) => ({ field, versions: versionsOf(field, contents) }));
    return { kind: 'ready', fields, lore: null };
  };
  return comparedVersions(choice, { mine, theirs }, compare);
}
