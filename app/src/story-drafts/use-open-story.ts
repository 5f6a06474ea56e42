import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, createStoryDraft, FabulaError, type StoryDraftForm } from '@fabula/sdk';

import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { storyEditorHref } from '../routes/editor-href';
import { draftNotOpened, sourceMissing, tooManyDrafts } from './story-toasts';

export function useOpenStory() {
  const navigate = useNavigate();
  const lang = useLocale();
  const { toasts } = useApp();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [opening, setOpening] = useState<string | null>(null);

  const open = async (act: string, form: StoryDraftForm, title: string) => {
    setOpening(act);
    try {
      const { draftId } = await createStoryDraft(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      await navigate(storyEditorHref(lang, draftId));
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      const isAnswer = error instanceof ApiError;
      if (isAnswer) keys.done(act);
      if (!isAnswer || error.status !== 409) toasts.show(draftNotOpened);
      else toasts.show(error.field === 'source' ? sourceMissing(title) : tooManyDrafts);
    } finally {
      setOpening(null);
    }
  };
  return {
    edit: (storyId: string, title: string) => open(storyId, { from: 'story', storyId }, title),
    /** The story that is being opened; null for none. */
    editingId: opening,
    openSource: (source: string) => open(source, { from: 'source', source, locale: lang }, ''),
    isOpening: opening !== null,
  };
}
