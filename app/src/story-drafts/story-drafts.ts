import {
  createStoryDraft,
  getStoryDraft,
  storyDraftConflictOf,
  updateStoryDraft,
  type StoryDraft,
  type StoryDraftFields,
} from '@fabula/sdk';

import type { DraftEditor } from '../drafts/draft-editor';
import { createTransport } from '../drafts/draft-requests';
import type { DraftState } from '../drafts/draft-state';
import { createEditors } from '../drafts/open-editors';
import { useDraftOf, type DraftKindEditors, type OpenDraft } from '../drafts/use-draft-editor';
import { pageKeys } from '../session/storage-keys';
import { parseStoryDraftChanges, storyDraftKind } from './story-draft';

export type StoryDraftEditor = DraftEditor<StoryDraftFields, StoryDraft>;

export type StoryDraftState = DraftState<StoryDraftFields, StoryDraft>;

const storyDrafts: DraftKindEditors<StoryDraftFields, StoryDraft> = {
  blankIn: (language) => storyDraftKind(language).blank,
  editorsOf: createEditors<StoryDraftFields, StoryDraft>({
    kindIn: storyDraftKind,
    transportIn: (locale) =>
      createTransport<StoryDraftFields, StoryDraft>({
        create: (options) => createStoryDraft({ from: 'blank', locale }, options),
        read: (draftId, options) => getStoryDraft(draftId, options),
        update: (draftId, changes, options) => updateStoryDraft(draftId, { changes }, options),
        conflictOf: storyDraftConflictOf,
      }),
    parse: parseStoryDraftChanges,
    keys: { draft: pageKeys.storyPlan, index: pageKeys.storyPlanIndex },
  }),
};

/**
 * Opens a story draft in an editor for as long as the page is shown.
 *
 * @param draftId null for a draft that is created with its first change
 */
export function useStoryDraft(draftId: string | null): OpenDraft<StoryDraftFields, StoryDraft> {
  return useDraftOf(storyDrafts, draftId);
}
