import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { LoadFailed } from '@fabula/ui';
import {
  ElsewhereNote,
  findStoryProblem,
  StoryWizardFrame,
  WizardSkeleton,
  type StoryPage,
  type StoryWizardFrameProps,
} from '@fabula/ui/story-creation';

import { toSaveState } from '../../../drafts/conflict/save-state';
import { StoryConflictContainer } from '../../../story-drafts/conflict/StoryConflictContainer';
import { StoryNotFound } from '../../../story-drafts/StoryNotFound';
import type { StoryWizard } from './use-story-wizard';

type FramePart = Pick<StoryWizardFrameProps, 'onNext' | 'cardActions' | 'failure' | 'isNextBusy'>;

interface StoryWizardShellProps extends FramePart {
  readonly wizard: StoryWizard;
  readonly backHref: string;
  /** The page cannot be left before a conflict is decided. */
  readonly mustChoose?: boolean;
  /** The draft has become a story, and the page of that is on its way. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

const pages = ['premise', 'shape', 'words'] as const satisfies readonly StoryPage[];

export function StoryWizardShell(props: StoryWizardShellProps) {
  const { wizard, backHref, isKept = false, mustChoose = false, children, ...frame } = props;
  const { editor, state, hrefs, page } = wizard;
  const { fields, phase, save } = state;
  const [isChoosing, setIsChoosing] = useState(false);
  // The first page that is opened has the focus where the browser puts it, and one with a problem at its field.
  const { key } = useLocation();
  const [opened] = useState({ key, hasProblem: wizard.problem !== undefined });
  if (phase === 'gone' && !isKept) return <StoryNotFound newHref={hrefs.start} />;
  if (phase === 'failed') return <LoadFailed onRetry={() => void editor?.refresh()} retrying={false} />;
  if (phase === 'loading') return <WizardSkeleton />;
  const isDone = (one: StoryPage) =>
    findStoryProblem(one, fields) === undefined && (one !== 'words' || fields.source !== null);
  return (
    <StoryWizardFrame
      page={page}
      pages={{ premise: hrefs.premise, shape: hrefs.shape, words: hrefs.words }}
      done={state.draftId === null ? [] : pages.filter(isDone)}
      saveState={toSaveState(save, () => setIsChoosing(true))}
      card={fields}
      isWritten={fields.source !== null}
      backHref={backHref}
      onBack={() => void editor?.flush()}
      focusHeading={!opened.hasProblem && opened.key !== 'default'}
      {...frame}
      failure={frame.failure ?? (save.kind === 'too-many' ? 'too-many' : undefined)}
    >
      {state.isElsewhere && <ElsewhereNote />}
      {(isChoosing || mustChoose) && save.kind === 'conflict' && editor !== null ? (
        <StoryConflictContainer editor={editor} state={state} onDone={() => setIsChoosing(false)} />
      ) : (
        children
      )}
    </StoryWizardFrame>
  );
}
