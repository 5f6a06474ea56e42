import { restoreStoryVersion } from '@fabula/sdk';
import { getGetStoryQueryKey, getListStoryVersionsQueryKey, useListStoryVersions } from '@fabula/sdk/react';
import { storyVersions, VersionsDialog } from '@fabula/ui/versions';
import { useQueryClient } from '@tanstack/react-query';

import { refreshOwnStories } from '../../lists/own-stories-query';
import { useRestore } from '../../versions/use-restore';
import { versionsProps } from '../../versions/versions-props';
import type { StoryDraftEditor } from '../story-drafts';
import { useStoryComparison } from './use-story-comparison';

interface StoryVersionsContainerProps {
  readonly storyId: string;
  readonly editor: StoryDraftEditor;
  /** The draft has changes that are not kept. */
  readonly isAtStake: boolean;
  readonly onClose: () => void;
}

export function StoryVersionsContainer({ editor, isAtStake, onClose, storyId }: StoryVersionsContainerProps) {
  const client = useQueryClient();
  const query = useListStoryVersions(storyId, { query: { staleTime: 0 } });
  const items = query.data?.items ?? [];
  const comparison = useStoryComparison(storyId, items);
  const restoring = useRestore(items, {
    isAtStake,
    flush: () => editor.flush(),
    restore: (versionId, form, options) => restoreStoryVersion(storyId, versionId, form, options),
    onRestored: async () => {
      await editor.refresh();
      await client.invalidateQueries({ queryKey: getListStoryVersionsQueryKey(storyId) });
      await client.invalidateQueries({ queryKey: getGetStoryQueryKey(storyId) });
      await refreshOwnStories(client);
    },
  });
  return <VersionsDialog {...versionsProps(query, comparison, restoring)} words={storyVersions} onClose={onClose} />;
}
