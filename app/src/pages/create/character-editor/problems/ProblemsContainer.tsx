import { ProblemList } from '@fabula/ui/problems';

import type { EditorPart } from '../editor-part';

export function ProblemsContainer({ draft, goTo, state }: EditorPart) {
  return <ProblemList problems={draft?.problems ?? []} onShow={goTo} language={state.fields.language} />;
}
