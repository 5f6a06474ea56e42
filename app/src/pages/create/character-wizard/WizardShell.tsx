import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { PortraitParts } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import {
  DraftNotFound,
  ElsewhereNote,
  findStepProblem,
  WizardFrame,
  WizardSkeleton,
  type WizardFrameProps,
  type WizardStep,
} from '@fabula/ui/creation';

import { useRemixCredit } from '../../../publishing/use-remix-credit';
import { shownPortrait } from '../../../drafts/portrait-address';
import { ConflictContainer } from '../../../drafts/conflict/ConflictContainer';
import { toSaveState } from '../../../drafts/conflict/save-state';
import type { Wizard } from './use-wizard';

type FramePart = Pick<WizardFrameProps, 'onNext' | 'cardActions' | 'failure' | 'isNextBusy'>;

interface WizardShellProps extends FramePart {
  readonly wizard: Wizard;
  readonly step: WizardStep;
  readonly backHref: string;
  /** The portrait in view, where the draft has none yet. */
  readonly portrait?: PortraitParts | undefined;
  /** The step cannot be left before a conflict is decided. */
  readonly mustChoose?: boolean;
  /** The draft has become a character, and the page of that is on its way. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}

const wizardPages = ['who', 'look', 'voice'] as const;

export function WizardShell(props: WizardShellProps) {
  const { wizard, step, backHref, isKept = false, mustChoose = false, children, ...frame } = props;
  const { editor, state, hrefs } = wizard;
  const { fields, phase, save } = state;
  const [isChoosing, setIsChoosing] = useState(false);
  // The first page that is opened has the focus where the browser puts it, and one with a problem at its field.
  const { key } = useLocation();
  const [opened] = useState({ key, step, hasProblem: wizard.problem !== undefined });
  const remixOf = useRemixCredit(state.draftId);
  if (phase === 'gone' && !isKept) return <DraftNotFound newHref={hrefs.start} />;
  if (phase === 'failed') return <LoadFailed onRetry={() => void editor?.refresh()} retrying={false} />;
  if (phase === 'loading') return <WizardSkeleton />;
  const isDone = (page: (typeof wizardPages)[number]) =>
    findStepProblem(page, fields) === undefined &&
    (page !== 'look' || fields.portrait !== null || fields.picture !== null);
  return (
    <WizardFrame
      step={step}
      pages={{ who: hrefs.who, look: hrefs.look, voice: hrefs.voice }}
      done={wizardPages.filter(isDone)}
      saveState={toSaveState(save, () => setIsChoosing(true))}
      card={{
        remixOf,
        name: fields.name,
        tagline: fields.tagline,
        language: fields.language,
        temperaments: fields.temperaments,
        picture: shownPortrait(fields, props.portrait),
      }}
      lookHref={hrefs.look}
      backHref={backHref}
      onBack={() => void editor?.flush()}
      focusHeading={!opened.hasProblem && (opened.key !== 'default' || opened.step !== step)}
      {...frame}
      failure={frame.failure ?? (save.kind === 'too-many' ? 'too-many' : undefined)}
    >
      {state.isElsewhere && <ElsewhereNote />}
      {(isChoosing || mustChoose) && save.kind === 'conflict' && editor !== null ? (
        <ConflictContainer editor={editor} state={state} onDone={() => setIsChoosing(false)} />
      ) : (
        children
      )}
    </WizardFrame>
  );
}
