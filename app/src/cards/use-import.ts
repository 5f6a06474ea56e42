import { useCallback, useRef, useState } from 'react';

import {
  AbortedError,
  ApiError,
  createCharacterDraft,
  importCard,
  previewCard,
  updateCharacterDraft,
  toBase64,
  type CardPreview,
} from '@fabula/sdk';
import { getListCharacterDraftsInfiniteQueryKey } from '@fabula/sdk/react';
import { characterKept, matureCharacterKept, type ImportValue } from '@fabula/ui/cards';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { revisionHeaders } from '../drafts/draft-requests';
import { useLocale } from '../i18n/use-locale';
import { refreshLists } from '../lists/refresh-lists';
import { newIdempotencyKey } from '../live/idempotency-keys';
import { useApp, useVisitor } from '../context/use-app';
import { editorHref } from '../routes/editor-href';
import { mostCardBytes } from '../worker/shared-card';
import { cardProblem } from './card-problem';
import { refreshOwnCharacters } from './own-characters-query';
import { useHandedCard } from './use-handed-card';

interface Waiting {
  readonly file: File;
  readonly content: string;
  readonly card: CardPreview;
  /** Idempotency key. */
  readonly key: string;
}

const nothing: ImportValue = { step: 'waiting', problem: null, fileName: '' };

export function useImport() {
  const client = useQueryClient();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const lang = useLocale();
  const navigate = useNavigate();
  const [state, setState] = useState<ImportValue>(nothing);
  const reading = useRef<AbortController>(undefined);
  const waiting = useRef<Waiting>(undefined);

  const bring = useCallback(async (file: File) => {
    if (file.size > mostCardBytes) {
      setState({ step: 'waiting', problem: 'too-large', fileName: file.name });
      return;
    }
    const stop = new AbortController();
    reading.current = stop;
    setState({ step: 'reading', fileName: file.name });
    try {
      const content = await toBase64(file);
      const card = await previewCard({ content }, { signal: stop.signal });
      waiting.current = { file, content, card, key: newIdempotencyKey() };
      setState({ step: 'deciding', card, problem: null });
    } catch (error) {
      if (error instanceof AbortedError) return;
      console.warn('A character card could not be read', error);
      setState({ step: 'waiting', problem: cardProblem(error, file), fileName: file.name });
    }
  }, []);

  useHandedCard(
    (file) => void bring(file),
    (problem) => setState({ step: 'waiting', problem, fileName: '' }),
  );

  const cancel = () => {
    reading.current?.abort();
    waiting.current = undefined;
    setState(nothing);
  };

  const keep = async (mature: boolean) => {
    if (waiting.current === undefined) return;
    const { card, content, file, key } = waiting.current;
    setState({ step: 'keeping', card, problem: null });
    try {
      await importCard({ content, mature }, { headers: { 'Idempotency-Key': key } });
      waiting.current = undefined;
      setState(nothing);
      const isHidden = mature && contentMode !== 'nsfw';
      toasts.show(isHidden ? matureCharacterKept(card.name) : characterKept(card.name));
      await refreshOwnCharacters(client);
    } catch (error) {
      console.warn('A character card could not be kept', error);
      // An answer, unlike silence, says that the act is over; the next try is another one.
      if (error instanceof ApiError) waiting.current = { card, content, file, key: newIdempotencyKey() };
      setState({ step: 'deciding', card, problem: cardProblem(error, file) });
    }
  };

  const edit = async (mature: boolean) => {
    if (waiting.current === undefined) return;
    const { card, content, file, key } = waiting.current;
    setState({ step: 'opening', card, problem: null });
    try {
      const { draftId, fields, revision } = await createCharacterDraft(
        { from: 'card', locale: lang, content },
        { headers: { 'Idempotency-Key': key } },
      );
      if (fields.mature !== mature) {
        const headers = revisionHeaders(revision, newIdempotencyKey());
        await updateCharacterDraft(draftId, { changes: { mature } }, { headers });
      }
      void refreshLists(client, [getListCharacterDraftsInfiniteQueryKey()]);
      await navigate(editorHref(lang, draftId));
    } catch (error) {
      console.warn('A character card could not be opened in the editor', error);
      if (error instanceof ApiError) waiting.current = { card, content, file, key: newIdempotencyKey() };
      const problem = cardProblem(error, file);
      setState({ step: 'deciding', card, problem: problem === 'too-many' ? 'too-many-drafts' : problem });
    }
  };

  return { state, onFile: bring, onCancel: cancel, onKeep: keep, onEdit: edit };
}
