import { useCallback } from 'react';

import type { StoryDraftFields } from '@fabula/sdk';
import type { ChangeStory, StoryFields, StoryPage } from '@fabula/ui/story-creation';

import { useDraftAddress, useNamedDraft } from '../../../drafts/use-draft-address';
import { useWizardPage } from '../../../drafts/wizard/use-wizard-page';
import { isLocale } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { isStoryProblemState } from '../../../story-drafts/story-field-problem';
import { useStoryDraft } from '../../../story-drafts/story-drafts';
import { storyHrefs } from '../../../story-drafts/story-hrefs';

/** Changes of the views as the contract has them: its lists are the editor's own. */
function toStoryChanges(changes: Partial<StoryFields>): Partial<StoryDraftFields> {
  const { language, cast, endings, meters, items, roles, beats, ...others } = changes;
  return {
    ...others,
    ...(isLocale(language) && { language }),
    ...(cast !== undefined && { cast: [...cast] }),
    ...(endings !== undefined && { endings: [...endings] }),
    ...(meters !== undefined && { meters: [...meters] }),
    ...(items !== undefined && { items: [...items] }),
    ...(roles !== undefined && { roles: [...roles] }),
    ...(beats !== undefined && { beats: [...beats] }),
  };
}

/**
 * The story draft that the address names, open in an editor; without one, a draft that is created with the first change.
 * The address then names it, in place of the one before.
 */
export function useStoryWizard(page: StoryPage) {
  const lang = useLocale();
  const { editor, state } = useStoryDraft(useNamedDraft());
  const { draftId } = state;
  useDraftAddress(draftId);
  const begin = async () => {
    const id = draftId ?? (await editor?.begin()) ?? null;
    void editor?.flush();
    return id;
  };
  const hrefOf = (id: string | null, next: StoryPage) => storyHrefs(lang, id)[next];
  const { goTo, problem, setProblem, settle } = useWizardPage({ page, isHanded: isStoryProblemState, begin, hrefOf });
  const change = useCallback<ChangeStory>(
    (changes) => {
      editor?.edit(toStoryChanges(changes));
      settle(changes);
    },
    [editor, settle],
  );
  return { page, editor, state, change, problem, setProblem, goTo, hrefs: storyHrefs(lang, draftId) };
}

export type StoryWizard = ReturnType<typeof useStoryWizard>;
