import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { ButtonLink } from '@fabula/ui';
import { CheckResult, findStoryProblem, WordsStep, WriteDraft } from '@fabula/ui/story-creation';

import { useApp, useVisitor } from '../../../context/use-app';
import { loadChunk } from '../../../lazy/chunk';
import { useHrefs } from '../../../routes/use-hrefs';
import { placeOfProblem } from '../../../story-drafts/story-field-problem';
import { storyReady } from '../../../story-drafts/story-toasts';
import { useCheckStory } from '../../../story-drafts/use-check-story';
import { useKeepStory } from '../../../story-drafts/use-keep-story';
import { useWriteStory } from '../../../story-drafts/use-write-story';
import { StoryWizardShell } from './StoryWizardShell';
import { useStoryWizard } from './use-story-wizard';
import { useStoryWizardHead } from './use-story-wizard-head';

const TellPlanContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../../ink/TellPlanContainer'))).TellPlanContainer,
}));

/** The third page of the story wizard: the first lines, and the draft that is written from the plan (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const links = useHrefs();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const wizard = useStoryWizard('words');
  const { change, editor, state, hrefs, problem, setProblem } = wizard;
  const { fields } = state;
  const check = useCheckStory(editor, state);
  const writing = useWriteStory(editor, () => void check.check());
  const leadTo = (field: string, status: number): boolean => {
    const place = placeOfProblem(field, status);
    if (place === undefined) return false;
    if (place.page === 'words') setProblem(place.problem);
    else void navigate(hrefs[place.page], { state: place });
    return true;
  };
  const keeping = useKeepStory(editor, {
    draft: 'close',
    onField: (field, status) => {
      if (!leadTo(field, status)) void check.check();
    },
    onKept: async ({ storyId }) => {
      toasts.show(storyReady(fields.title));
      await navigate(fields.mature && contentMode !== 'nsfw' ? hrefs.out : links.begin(storyId));
    },
  });
  useStoryWizardHead(
    intl.formatMessage({
      id: 'storyWizard.page.words',
      defaultMessage: 'New story: words',
      description: 'Title, in the browser’s tab, of the third page of the story wizard',
    }),
  );
  const keep = () => {
    const missing = findStoryProblem('words', fields);
    if (missing !== undefined) return setProblem(missing);
    void keeping.keep();
  };
  const sourceState = state.answer?.sourceState ?? 'none';
  return (
    <StoryWizardShell
      wizard={wizard}
      backHref={hrefs.shape}
      onNext={fields.source === null ? () => void writing.write(false) : keep}
      isNextBusy={keeping.isKeeping || writing.isWriting}
      isKept={keeping.isClosed}
      mustChoose={keeping.mustChoose}
      failure={keeping.failure}
      cardActions={
        hrefs.editor !== undefined && (
          <ButtonLink href={hrefs.editor} onClick={() => void editor?.flush()}>
            <FormattedMessage
              id="storyWizard.words.editor"
              defaultMessage="Open the editor"
              description="Link from the last page of the story wizard to the editor with the text of the story"
            />
          </ButtonLink>
        )
      }
    >
      <WordsStep fields={fields} onChange={change} problem={problem}>
        <WriteDraft
          sourceState={sourceState}
          onWrite={() => void writing.write(sourceState === 'edited')}
          isWriting={writing.isWriting}
          failure={writing.failure}
          onUndo={writing.undo}
        >
          <CheckResult
            check={check.state}
            source={fields.source ?? ''}
            onLine={(line) => hrefs.editor !== undefined && void navigate(`${hrefs.editor}&line=${line}`)}
          />
        </WriteDraft>
        {editor !== null && state.draftId !== null && (
          <Suspense fallback={null}>
            <TellPlanContainer draftId={state.draftId} onFlush={() => editor.flush()} onField={leadTo} />
          </Suspense>
        )}
      </WordsStep>
    </StoryWizardShell>
  );
}
