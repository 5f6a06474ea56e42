import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, draftConflictOf, FabulaError, keepCharacterDraft } from '@fabula/sdk';
import type { WizardFields, WizardFrameProps, WizardPage } from '@fabula/ui/creation';
import { getListCharacterDraftsInfiniteQueryKey } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';

import { refreshOwnCharacters } from '../../../cards/own-characters-query';
import { useApp, useVisitor } from '../../../context/use-app';
import { revisionHeaders } from '../../../drafts/draft-requests';
import { useLocale } from '../../../i18n/use-locale';
import { refreshLists } from '../../../lists/refresh-lists';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { paths } from '../../../routes/paths';
import { characterReady, matureCharacterReady } from '../../../drafts/keep-toasts';
import type { ProblemState, Wizard } from './use-wizard';

const pageOf: Partial<Record<string, { readonly field: keyof WizardFields; readonly page: WizardPage }>> = {
  name: { field: 'name', page: 'who' },
  tagline: { field: 'tagline', page: 'who' },
  pronouns: { field: 'pronouns', page: 'who' },
  portrait: { field: 'portrait', page: 'look' },
  picture: { field: 'portrait', page: 'look' },
  scenario: { field: 'scenario', page: 'voice' },
  greeting: { field: 'greeting', page: 'voice' },
  exchanges: { field: 'exchanges', page: 'voice' },
  nevers: { field: 'nevers', page: 'voice' },
};

/** Makes a character of the draft and opens a conversation with it. */
export function useKeep({ editor, hrefs }: Wizard) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const lang = useLocale();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const key = useRef(newIdempotencyKey());
  const [isKeeping, setIsKeeping] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const [failure, setFailure] = useState<WizardFrameProps['failure']>();

  const fail = async (error: FabulaError) => {
    if (!(error instanceof ApiError)) return setFailure('offline');
    // The server has answered: the next attempt is another request.
    key.current = newIdempotencyKey();
    const place = error.status === 403 || error.status === 400 ? pageOf[error.field ?? ''] : undefined;
    if (place !== undefined) {
      const state: ProblemState = { problem: { field: place.field, why: 'refused' }, page: place.page };
      return navigate(hrefs[place.page], { state });
    }
    setFailure('keep-failed');
    // The page then shows what was changed elsewhere.
    if (draftConflictOf(error) !== undefined) await editor?.refresh();
  };

  const keep = async () => {
    if (editor === null || isKeeping) return;
    setIsKeeping(true);
    setFailure(undefined);
    try {
      const isSaved = await editor.flush();
      const { conflicts, draftId, fields, revision } = editor.state.get();
      setMustChoose(conflicts.length > 0);
      if (conflicts.length > 0) return;
      if (!isSaved || draftId === null || revision === null) {
        setFailure('offline');
        return;
      }
      const { characterId } = await keepCharacterDraft(
        draftId,
        {},
        { headers: revisionHeaders(revision, key.current) },
      );
      setIsKept(true);
      editor.end();
      const isHidden = fields.mature && contentMode !== 'nsfw';
      toasts.show(isHidden ? matureCharacterReady(fields.name) : characterReady(fields.name));
      void refreshOwnCharacters(client);
      void refreshLists(client, [getListCharacterDraftsInfiniteQueryKey()]);
      await navigate(isHidden ? hrefs.out : paths.characterChat.href(lang, { characterId }));
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      await fail(error);
    } finally {
      setIsKeeping(false);
    }
  };
  return { keep, isKeeping: isKeeping || isKept, isKept, mustChoose, failure };
}
