import { useCallback } from 'react';

import type { CharacterDraftFields } from '@fabula/sdk';
import type { ChangeFields, WizardFields, WizardPage, WizardProblem } from '@fabula/ui/creation';

import { useDraftAddress, useNamedDraft } from '../../../drafts/use-draft-address';
import { useDraftEditor } from '../../../drafts/use-draft-editor';
import { useWizardPage, type HandedProblem } from '../../../drafts/wizard/use-wizard-page';
import { isLocale } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { wizardHrefs } from './wizard-hrefs';

/** Changes of the views as the contract has them: its lists are the editor's own. */
function toDraftChanges(changes: Partial<WizardFields>): Partial<CharacterDraftFields> {
  const { language, temperaments, exchanges, nevers, tags, ...others } = changes;
  return {
    ...others,
    ...(isLocale(language) && { language }),
    ...(temperaments !== undefined && { temperaments: [...temperaments] }),
    ...(exchanges !== undefined && { exchanges: [...exchanges] }),
    ...(nevers !== undefined && { nevers: [...nevers] }),
    ...(tags !== undefined && { tags: [...tags] }),
  };
}

export type ProblemState = HandedProblem<WizardPage, WizardProblem>;

const isProblemState = (state: unknown): state is ProblemState =>
  typeof state === 'object' && state !== null && 'problem' in state && 'page' in state;

/**
 * The draft that the address names, open in an editor; without one, a draft that is created with the first change. The
 * address then names it, in place of the one before.
 */
export function useWizard(page: WizardPage) {
  const lang = useLocale();
  const { editor, state } = useDraftEditor(useNamedDraft());
  const { draftId } = state;
  useDraftAddress(draftId);
  const begin = async () => {
    const id = draftId ?? (await editor?.begin()) ?? null;
    void editor?.flush();
    return id;
  };
  const hrefOf = (id: string | null, next: WizardPage) => wizardHrefs(lang, id)[next];
  const { goTo, problem, setProblem, settle } = useWizardPage({ page, isHanded: isProblemState, begin, hrefOf });
  const change = useCallback<ChangeFields>(
    (changes) => {
      editor?.edit(toDraftChanges(changes));
      settle(changes);
    },
    [editor, settle],
  );
  return { page, editor, state, change, problem, setProblem, goTo, hrefs: wizardHrefs(lang, draftId) };
}

export type Wizard = ReturnType<typeof useWizard>;
