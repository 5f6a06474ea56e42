import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface HandedProblem<Page extends string, Problem> {
  readonly problem: Problem;
  readonly page: Page;
}

interface WizardPageOptions<Page extends string, Problem> {
  readonly page: Page;
  readonly isHanded: (state: unknown) => state is HandedProblem<Page, Problem>;
  readonly begin: () => Promise<string | null>;
  readonly hrefOf: (draftId: string | null, page: Page) => string;
}

export function useWizardPage<Page extends string, Problem extends { readonly field: string }>({
  begin,
  hrefOf,
  isHanded,
  page,
}: WizardPageOptions<Page, Problem>) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const handed = isHanded(state) && state.page === page ? state.problem : undefined;
  const [problem, setProblem] = useState<Problem | undefined>(handed);
  const settle = useCallback(
    (changes: object) => setProblem((before) => (before !== undefined && before.field in changes ? undefined : before)),
    [],
  );
  /** Opens another page of the draft. One that is not created yet is first: the other page would begin another draft. */
  const goTo = async (next: Page): Promise<void> => navigate(hrefOf(await begin(), next));
  return { problem, setProblem, settle, goTo };
}
