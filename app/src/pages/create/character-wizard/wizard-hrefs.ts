import type { Locale } from '@fabula/sdk';

import { draftParam } from '../../../routes/editor-href';
import { paths } from '../../../routes/paths';

export const stepParam = 'step';
export const meetStep = 'meet';

export function wizardHrefs(lang: Locale, draftId: string | null) {
  const query = draftId === null ? '' : `?${new URLSearchParams({ [draftParam]: draftId })}`;
  const meet = new URLSearchParams({ ...(draftId !== null && { [draftParam]: draftId }), [stepParam]: meetStep });
  return {
    who: paths.genCharacterWizardPageOne.href(lang) + query,
    look: paths.genCharacterWizardPageTwo.href(lang) + query,
    voice: paths.genCharacterWizardPageThree.href(lang) + query,
    meet: `${paths.genCharacterWizardPageThree.href(lang)}?${meet}`,
    start: paths.genCharacterWizard.href(lang),
    styles: paths.userLoraList.href(lang) + query,
    out: paths.createOwnCharacter.href(lang),
  };
}
