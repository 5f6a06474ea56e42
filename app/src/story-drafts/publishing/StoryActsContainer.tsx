import { lazy, Suspense, useEffect, useState } from 'react';

import { useGetStory } from '@fabula/sdk/react';
import { StoryActs, storyFailures } from '@fabula/ui/story-creation';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { loadChunk } from '../../lazy/chunk';
import { LazyPublish } from '../../publishing/LazyPublish';
import { storyHrefs } from '../story-hrefs';
import { storyNotKept } from '../story-toasts';
import type { StoryDraftEditor, StoryDraftState } from '../story-drafts';
import { useKeepStory } from '../use-keep-story';

const StoryVersionsContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../versions/StoryVersionsContainer'))).StoryVersionsContainer,
}));

interface StoryActsContainerProps {
  readonly draftId: string;
  readonly editor: StoryDraftEditor;
  readonly state: StoryDraftState;
  readonly isPreview?: boolean;
  /** The field that the story cannot be kept without, or that the server does not accept. */
  readonly onField: (field: string, status: number) => void;
}

/** Seeing a story as its readers will, its versions, and who sees it. A draft is kept before it is published. */
export function StoryActsContainer({ draftId, editor, isPreview = false, onField, state }: StoryActsContainerProps) {
  const lang = useLocale();
  const { toasts } = useApp();
  const { answer, fields, save } = state;
  const { title } = fields;
  const storyId = answer?.storyId ?? null;
  const [opened, setOpened] = useState<'versions' | 'publishing'>();
  const { data: story, refetch } = useGetStory(storyId ?? '', { query: { enabled: storyId !== null } });
  const keeping = useKeepStory(editor, {
    draft: 'stay',
    onField: (field, status) => {
      toasts.show(storyNotKept(title));
      onField(field, status);
    },
    onKept: () => setOpened('publishing'),
  });
  const { failure, mustChoose } = keeping;
  useEffect(() => {
    if (failure !== undefined) toasts.show({ tone: 'danger', message: storyFailures[failure] });
  }, [failure, toasts]);
  useEffect(() => {
    if (mustChoose) toasts.show(storyNotKept(title));
  }, [mustChoose, title, toasts]);
  const isKept = storyId !== null && answer?.unkeptFields.length === 0 && save.kind === 'saved';
  const publish = async () => {
    if (isKept) {
      // Who sees it may have been changed elsewhere.
      await refetch();
      setOpened('publishing');
    } else await keeping.keep();
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <StoryActs
        previewHref={isPreview ? undefined : storyHrefs(lang, draftId).preview}
        onPreview={() => void editor.flush()}
        onVersions={storyId === null ? undefined : () => setOpened('versions')}
        onPublish={() => void publish()}
        isPublishing={keeping.isKeeping}
      />
      {opened === 'publishing' && storyId !== null && (
        <LazyPublish
          kind="story"
          id={storyId}
          name={title}
          visibility={story === undefined ? 'private' : (story.visibility ?? 'public')}
          isWithheld={story?.withheld === true}
          onClose={close}
        />
      )}
      {opened === 'versions' && storyId !== null && (
        <Suspense>
          <StoryVersionsContainer
            storyId={storyId}
            editor={editor}
            isAtStake={(answer?.unkeptFields.length ?? 0) > 0 || save.kind !== 'saved'}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
