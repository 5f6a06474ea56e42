import type { Locale } from '@fabula/sdk';

import { draftParam, storyEditorHref } from '../routes/editor-href';
import { paths } from '../routes/paths';

/** The addresses of a story draft in the wizard and in the editor; without one, those of a new draft. */
export function storyHrefs(lang: Locale, draftId: string | null) {
  const query = draftId === null ? '' : `?${new URLSearchParams({ [draftParam]: draftId })}`;
  return {
    premise: paths.genStoryWizardPageOne.href(lang) + query,
    shape: paths.genStoryWizardPageTwo.href(lang) + query,
    words: paths.genStoryWizardPageThree.href(lang) + query,
    start: paths.genStoryWizard.href(lang),
    out: paths.genStory.href(lang),
    editor: draftId === null ? undefined : storyEditorHref(lang, draftId),
    preview: paths.genStoryPreview.href(lang) + query,
  };
}
