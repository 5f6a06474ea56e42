import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { StoryReport } from '@fabula/sdk';
import { LoadFailed, StoryProfileView } from '@fabula/ui';
import { EditorSkeleton } from '@fabula/ui/editor-skeleton';
import { CheckResult, EditorRoom } from '@fabula/ui/story-creation';
import { StoryLanguages } from '@fabula/ui/story-page';
import { previewOnly, StoryPreviewView, type PreviewPart, type ScreenName } from '@fabula/ui/story-preview';

import { useApp } from '../../../context/use-app';
import { useTags } from '../../../explore/use-tags';
import { useLocale } from '../../../i18n/use-locale';
import { useHrefs } from '../../../routes/use-hrefs';
import { StoryActsContainer } from '../../../story-drafts/publishing/StoryActsContainer';
import { useStoryDraft } from '../../../story-drafts/story-drafts';
import { placeOfProblem } from '../../../story-drafts/story-field-problem';
import { storyHrefs } from '../../../story-drafts/story-hrefs';
import { StoryNotFound } from '../../../story-drafts/StoryNotFound';
import { useStoryPreview } from '../../../story-drafts/use-story-preview';
import { PreviewRounds } from './PreviewRounds';
import { previewLinks } from './preview-links';

const unread = { readings: 0, endings: [], map: null, coverage: { words: null, choices: 0, unoffered: [] } };

const toCheck = (report: StoryReport) => ({ kind: 'checked', report, ...unread, isCurrent: true }) as const;

/** The preview of a draft. @param named the draft that the address names */
export function StoryPreviewScreen({ named }: { readonly named: string }) {
  const lang = useLocale();
  const hrefs = useHrefs();
  const navigate = useNavigate();
  const { toasts } = useApp();
  const { tagLabels } = useTags();
  const { editor, state } = useStoryDraft(named);
  const [screen, setScreen] = useState<ScreenName>('phone');
  const [part, setPart] = useState<PreviewPart>('page');
  const play = useStoryPreview(named);
  const links = storyHrefs(lang, named);
  const editorHref = links.editor ?? links.start;
  if (play.state.kind === 'gone' || state.phase === 'gone') {
    return (
      <EditorRoom>
        <StoryNotFound newHref={links.start} />
      </EditorRoom>
    );
  }
  if (play.state.kind === 'failed' || state.phase === 'failed') {
    const retry = () => {
      play.retry();
      void editor?.refresh();
    };
    return (
      <EditorRoom>
        <LoadFailed onRetry={retry} retrying={play.state.kind === 'failed' && play.state.isRetrying} />
      </EditorRoom>
    );
  }
  if (play.state.kind === 'loading' || editor === null || state.phase !== 'open') return <EditorSkeleton />;
  const { report, source, stop, story } = play.state.preview;
  const goToLine = (line: number) => void navigate(`${editorHref}&line=${line}`);
  return (
    <StoryPreviewView
      title={story?.title ?? state.fields.title}
      editorHref={editorHref}
      acts={
        <StoryActsContainer
          draftId={named}
          editor={editor}
          state={state}
          isPreview
          onField={(field, status) => {
            const place = placeOfProblem(field, status);
            void navigate(place === undefined ? editorHref : links[place.page], { state: place });
          }}
        />
      }
      screen={screen}
      onScreen={setScreen}
      part={part}
      onPart={setPart}
      isNovel={state.fields.kind === 'novel'}
      isPlan={source === 'plan'}
      stop={part === 'rounds' ? (stop ?? undefined) : undefined}
      onAgain={part === 'rounds' && play.isUnderWay ? play.startOver : undefined}
      onLink={(href) => {
        if (href === previewLinks.begin) setPart('rounds');
        else if (href === previewLinks.page) setPart('page');
        else toasts.show(previewOnly);
      }}
      broken={
        story === null ? (
          <CheckResult check={toCheck(report)} source={state.fields.source ?? ''} onLine={goToLine} />
        ) : undefined
      }
    >
      {story !== null && part === 'page' && (
        <EditorRoom>
          <StoryProfileView
            story={story}
            begin={{ kind: 'first', beginHref: previewLinks.begin }}
            languages={<StoryLanguages languages={story.languages} />}
            characterHrefOf={hrefs.character}
            tagLabels={tagLabels}
            tagHrefOf={(tag) => hrefs.stories({ include: [tag] })}
          />
        </EditorRoom>
      )}
      {story !== null && part === 'rounds' && (
        <PreviewRounds story={story} rounds={play.state.preview.rounds} play={play} />
      )}
    </StoryPreviewView>
  );
}
