import { useRef, useState } from 'react';

import { ApiError, draftConflictOf, FabulaError, keepCharacterDraft } from '@fabula/sdk';
import { getListCharacterDraftsInfiniteQueryKey, getListCharacterVersionsQueryKey } from '@fabula/sdk/react';
import type { EditorFailure } from '@fabula/ui/character-editor';
import { useQueryClient } from '@tanstack/react-query';

import { refreshOwnCharacters } from '../../../cards/own-characters-query';
import { useApp, useVisitor } from '../../../context/use-app';
import { revisionHeaders } from '../../../drafts/draft-requests';
import { characterReady, matureCharacterReady } from '../../../drafts/keep-toasts';
import type { CharacterDraftEditor } from '../../../drafts/open-editors';
import { refreshLists } from '../../../lists/refresh-lists';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import type { FieldTarget } from './editor-part';
import { isField } from './editor-sections';

interface Refusal {
  readonly failure: EditorFailure;
  readonly field?: FieldTarget['field'] | undefined;
}

function refusalOf(error: FabulaError): Refusal {
  if (!(error instanceof ApiError)) return { failure: 'offline' };
  const field = error.field ?? '';
  const isTheField = (error.status === 403 || error.status === 400) && isField(field);
  return isTheField
    ? { failure: field === 'name' && error.status === 400 ? 'no-name' : 'refused', field }
    : { failure: 'keep-failed' };
}

/**
 * Makes a character of the draft, or changes its character; the draft stays open.
 *
 * @param goTo shows the field that the server does not take
 */
export function useKeepDraft(editor: CharacterDraftEditor, goTo: (target: FieldTarget) => void) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const key = useRef(newIdempotencyKey());
  const [isKeeping, setIsKeeping] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const refuse = (next: Refusal) => {
    setRefusal(next);
    if (next.field !== undefined) goTo({ field: next.field });
  };

  const send = async (): Promise<void> => {
    const isSaved = await editor.flush();
    const { conflicts, draftId, fields, revision } = editor.state.get();
    if (conflicts.length > 0) return;
    if (!isSaved || draftId === null || revision === null) {
      setRefusal({ failure: 'offline' });
      return;
    }
    const headers = revisionHeaders(revision, key.current);
    const { characterId } = await keepCharacterDraft(draftId, { draft: 'stay' }, { headers });
    key.current = newIdempotencyKey();
    // What is kept now is what the next changes are compared with.
    await editor.refresh();
    const isHidden = fields.mature && contentMode !== 'nsfw';
    toasts.show(isHidden ? matureCharacterReady(fields.name) : characterReady(fields.name));
    void refreshOwnCharacters(client);
    void client.invalidateQueries({ queryKey: getListCharacterVersionsQueryKey(characterId) });
    void refreshLists(client, [getListCharacterDraftsInfiniteQueryKey()]);
  };

  const keep = async () => {
    if (isKeeping) return;
    setRefusal(undefined);
    if (editor.state.get().fields.name.trim() === '') {
      refuse({ failure: 'no-name', field: 'name' });
      return;
    }
    setIsKeeping(true);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      // The server has answered: the next attempt is another request.
      if (error instanceof ApiError) key.current = newIdempotencyKey();
      refuse(refusalOf(error));
      // The page then shows what was changed elsewhere.
      if (draftConflictOf(error) !== undefined) await editor.refresh();
    } finally {
      setIsKeeping(false);
    }
  };
  return { keep, isKeeping, refusal, forget: () => setRefusal(undefined) };
}
