import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';

import type { CharacterDraftFields } from '@fabula/sdk';
import type { ChangeFields, WizardFields, WizardPage, WizardProblem } from '@fabula/ui/creation';

import { useDraftEditor } from '../../../drafts/use-draft-editor';
import { isLocale } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { draftParam } from '../../../routes/editor-href';
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

/** A problem that a page hands to the one with the field. */
export interface ProblemState {
  readonly problem: WizardProblem;
  readonly page: WizardPage;
}

const isProblemState = (state: unknown): state is ProblemState =>
  typeof state === 'object' && state !== null && 'problem' in state && 'page' in state;

/**
 * The draft that the address names, open in an editor; without one, a draft that is created with the first change. The
 * address then names it, in place of the one before.
 */
export function useWizard(page: WizardPage) {
  const lang = useLocale();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const named = search.get(draftParam) || null;
  const { editor, state } = useDraftEditor(named);
  const { draftId } = state;
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    // While the next page is on its way, naming the draft here would call it off; that page names it.
    if (named !== null || draftId === null || !isIdle) return;
    const withDraft = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.set(draftParam, draftId);
      return next;
    };
    setSearch(withDraft, { replace: true, preventScrollReset: true });
  }, [draftId, isIdle, named, setSearch]);

  const handed = isProblemState(location.state) && location.state.page === page ? location.state.problem : undefined;
  const [problem, setProblem] = useState<WizardProblem | undefined>(handed);
  const change = useCallback<ChangeFields>(
    (changes) => {
      editor?.edit(toDraftChanges(changes));
      setProblem((before) => (before !== undefined && before.field in changes ? undefined : before));
    },
    [editor],
  );
  const navigate = useNavigate();
  /** Opens another page of the draft. One that is not created yet is first: the other page would begin another draft. */
  const goTo = async (next: WizardPage): Promise<void> => {
    const id = draftId ?? (await editor?.begin()) ?? null;
    void editor?.flush();
    await navigate(wizardHrefs(lang, id)[next]);
  };
  return { page, editor, state, change, problem, setProblem, goTo, hrefs: wizardHrefs(lang, draftId) };
}

/** What {@link useWizard} gives. */
export type Wizard = ReturnType<typeof useWizard>;
