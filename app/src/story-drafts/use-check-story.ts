import { useMemo, useState } from 'react';

import { checkStoryDraft, type StoryDraftCheck } from '@fabula/sdk';
import type { StoryCheckState } from '@fabula/ui/story-creation';

import type { StoryDraftEditor, StoryDraftState } from './story-drafts';
import { storyFailure } from './story-failure';

interface Checked {
  readonly answer: StoryDraftCheck;
  readonly source: string | null;
}

const toResult = (answer: StoryDraftCheck) => ({
  kind: 'checked' as const,
  report: answer.report,
  endings: answer.endings.map(({ reached, ...ending }) => ({ ...ending, isReached: reached })),
  readings: answer.readings,
  map: answer.map === null ? null : { ...answer.map, isRead: answer.readings > 0 },
  coverage: answer.coverage,
});

export function useCheckStory(editor: StoryDraftEditor | null, { fields }: StoryDraftState) {
  const [checked, setChecked] = useState<Checked>();
  const [step, setStep] = useState<Exclude<StoryCheckState, { readonly kind: 'checked' }>>({ kind: 'none' });
  const check = async () => {
    if (editor === null || step.kind === 'checking') return;
    setStep({ kind: 'checking' });
    try {
      const isSaved = await editor.flush();
      const { draftId, fields: sent } = editor.state.get();
      if (!isSaved || draftId === null) {
        setStep({ kind: 'failed', failure: 'offline' });
        return;
      }
      const answer = await checkStoryDraft(draftId);
      setChecked({ answer, source: sent.source });
      setStep({ kind: 'none' });
    } catch (error) {
      setStep({ kind: 'failed', failure: storyFailure(error, 'failed') });
    }
  };
  const result = useMemo(() => (checked === undefined ? null : toResult(checked.answer)), [checked]);
  const state: StoryCheckState =
    step.kind === 'none' && result !== null ? { ...result, isCurrent: checked?.source === fields.source } : step;
  return { state, check };
}
