import { useState } from 'react';

import type { StoryFieldProblem } from '../model';
import type { StoryCheckState } from '../WordsStep/CheckResult';
import type { EditorPane } from './editor-panes';

interface Occasions {
  readonly problem?: StoryFieldProblem | undefined;
  readonly check: StoryCheckState;
  readonly isKeeping: boolean;
}

/** Which pane is chosen. What keeps a story from being kept is shown: the field at fault, and the check that follows. */
export function useEditorPane({ check, isKeeping, problem }: Occasions) {
  const [pane, setPane] = useState<EditorPane>('write');
  const [seen, setSeen] = useState({ problem, isRefused: false });
  const isRefused = isKeeping && check.kind === 'checking';
  if (seen.problem !== problem || seen.isRefused !== isRefused) {
    setSeen({ problem, isRefused });
    if (isRefused || (problem !== undefined && seen.problem !== problem)) setPane('report');
  }
  return [pane, setPane] as const;
}
