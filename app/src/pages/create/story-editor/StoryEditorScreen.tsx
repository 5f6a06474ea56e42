import { lazy, useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { useGetStory } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  ElsewhereNote,
  StoryEditor,
  WizardSkeleton,
  type SelectedLines,
  type SourceBoxHandle,
  type StoryFieldProblem,
} from '@fabula/ui/story-creation';

import { useApp } from '../../../context/use-app';
import { toSaveState } from '../../../drafts/conflict/save-state';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { loadChunk } from '../../../lazy/chunk';
import { useHrefs } from '../../../routes/use-hrefs';
import { StoryConflictContainer } from '../../../story-drafts/conflict/StoryConflictContainer';
import { useStoryDraft } from '../../../story-drafts/story-drafts';
import { placeOfProblem } from '../../../story-drafts/story-field-problem';
import { StoryActsContainer } from '../../../story-drafts/publishing/StoryActsContainer';
import { storyHrefs } from '../../../story-drafts/story-hrefs';
import { StoryNotFound } from '../../../story-drafts/StoryNotFound';
import { storyChanged, storyReady } from '../../../story-drafts/story-toasts';
import { useCheckStory } from '../../../story-drafts/use-check-story';
import { useKeepStory } from '../../../story-drafts/use-keep-story';
import { useSourceFindings } from '../../../story-drafts/use-source-findings';
import { useTrial } from '../../../story-drafts/use-trial';

const StoryHelpContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../../story-drafts/suggestions/StoryHelpContainer'))).StoryHelpContainer,
}));

/** A story draft in the editor. @param named the draft that the address names */
export function StoryEditorScreen({ named }: { readonly named: string }) {
  const lang = useLocale();
  const links = useHrefs();
  const { toasts } = useApp();
  const { editor, state } = useStoryDraft(named);
  const { answer, fields, phase, save } = state;
  const box = useRef<SourceBoxHandle>(null);
  const [problem, setProblem] = useState<StoryFieldProblem>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [lines, setLines] = useState<SelectedLines>({ first: 1, last: 1 });
  const [instruction, setInstruction] = useState('');
  const check = useCheckStory(editor, state);
  const trial = useTrial(editor, state);
  const writing = useSourceFindings(check.state, trial);
  const isSeen = useIsSeen(answer?.storyId ?? null);
  const keeping = useKeepStory(editor, {
    draft: 'stay',
    onField: (field, status) => {
      const place = placeOfProblem(field, status);
      if (place === undefined) return void check.check();
      setProblem(place.problem);
    },
    onKept: () => toasts.show((isSeen ? storyChanged : storyReady)(fields.title)),
  });
  useStoryEditorHead(fields.title);
  useNamedLine(box, phase === 'open');
  const hrefs = storyHrefs(lang, named);
  if (phase === 'gone') return <StoryNotFound newHref={hrefs.start} />;
  if (phase === 'failed') return <LoadFailed onRetry={() => void editor?.refresh()} retrying={false} />;
  if (phase === 'loading' || editor === null) return <WizardSkeleton />;
  const storyId = answer?.storyId ?? null;
  const mustChoose = (isChoosing || keeping.mustChoose) && save.kind === 'conflict';
  return (
    <StoryEditor
      story={fields}
      onTitles={(changes) => {
        editor.edit(changes);
        setProblem(undefined);
      }}
      problem={problem}
      saveState={toSaveState(save, () => setIsChoosing(true))}
      source={fields.source ?? ''}
      onSource={(source) => editor.edit({ source })}
      box={box}
      onLine={(line) => box.current?.goToLine(line)}
      onLines={(next) => setLines((now) => (now.first === next.first && now.last === next.last ? now : next))}
      help={
        <StoryHelpContainer
          draftId={named}
          editor={editor}
          state={state}
          map={writing.map}
          isBroken={writing.problems.some(({ severity }) => severity === 'error')}
          lines={lines}
          instruction={instruction}
          onInstruction={setInstruction}
        />
      }
      check={check.state}
      onCheck={() => void check.check()}
      {...writing}
      onChoose={trial.choose}
      onBackOneChoice={trial.back}
      onRestart={trial.restart}
      onKeep={() => void keeping.keep()}
      isKeeping={keeping.isKeeping}
      isKept={answer?.unkeptFields.length === 0 && save.kind === 'saved'}
      failure={keeping.failure ?? (save.kind === 'too-many' ? 'too-many' : undefined)}
      acts={
        <StoryActsContainer
          draftId={named}
          editor={editor}
          state={state}
          onField={(field, status) => {
            const place = placeOfProblem(field, status);
            if (place === undefined) return void check.check();
            setProblem(place.problem);
          }}
        />
      }
      backHref={hrefs.out}
      planHref={hrefs.premise}
      playHref={storyId === null ? undefined : links.begin(storyId)}
      notice={
        <>
          {state.isElsewhere && <ElsewhereNote />}
          {mustChoose && <StoryConflictContainer editor={editor} state={state} onDone={() => setIsChoosing(false)} />}
        </>
      }
    />
  );
}

function useIsSeen(storyId: string | null): boolean {
  const { data } = useGetStory(storyId ?? '', { query: { enabled: storyId !== null } });
  return data !== undefined && data.visibility !== 'private';
}

function useStoryEditorHead(title: string): void {
  const intl = useIntl();
  useHead({
    title:
      title.trim() === ''
        ? intl.formatMessage({
            id: 'storyEditor.page.untitled',
            defaultMessage: 'Story editor',
            description: 'Title, in the browser’s tab, of the story editor while the story has no title',
          })
        : intl.formatMessage(
            {
              id: 'storyEditor.page.title',
              defaultMessage: '{title} – editor',
              description: 'Title, in the browser’s tab, of the story editor',
            },
            { title },
          ),
    description: intl.formatMessage({
      id: 'storyEditor.page.description',
      defaultMessage: 'Write a story in ink, check it, and save it. Free, and private.',
      description: 'Description of the story editor, for link previews; ink is a language for stories',
    }),
    isIndexed: false,
  });
}

/** The parameter of the address that names a line of the source, from 1. */
const lineParam = 'line';

/** Leads to the line that the address names, once. */
function useNamedLine(box: RefObject<SourceBoxHandle | null>, isOpen: boolean): void {
  const [search] = useSearchParams();
  const named = Number(search.get(lineParam));
  useEffect(() => {
    if (isOpen && Number.isInteger(named) && named > 0) box.current?.goToLine(named);
  }, [box, isOpen, named]);
}
