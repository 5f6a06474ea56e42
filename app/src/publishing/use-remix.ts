import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, remixCharacter } from '@fabula/sdk';
import { getListCharacterDraftsInfiniteQueryKey } from '@fabula/sdk/react';
import { remixFailed, tooManyDrafts } from '@fabula/ui/posts';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { refreshLists } from '../lists/refresh-lists';
import { editorHref } from '../routes/editor-href';

export function useRemix(characterId: string) {
  const { toasts } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const lang = useLocale();
  const [isBeginning, setIsBeginning] = useState(false);
  const remix = async () => {
    setIsBeginning(true);
    try {
      const { draftId } = await remixCharacter(characterId, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
      void refreshLists(client, [getListCharacterDraftsInfiniteQueryKey()]);
      await navigate(editorHref(lang, draftId));
    } catch (error) {
      console.warn(`A remix of ${characterId} could not be begun`, error);
      const isFull = error instanceof ApiError && error.reason === 'CONFLICT';
      toasts.show(isFull ? tooManyDrafts() : remixFailed());
    } finally {
      setIsBeginning(false);
    }
  };
  return { remix, isBeginning };
}
