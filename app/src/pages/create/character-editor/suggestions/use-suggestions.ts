import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import {
  createSuggestion,
  decideSuggestion,
  stopSuggestion,
  type Suggestion,
  type SuggestionDecisionForm,
  type SuggestionForm,
  type SuggestionList,
} from '@fabula/sdk';
import { getListSuggestionsQueryKey, useGetBasicInfo, useListSuggestions } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import type { SuggestionSource } from '@fabula/ui/suggestions';

import { useApp, useVisitor } from '../../../../context/use-app';
import { useIdempotentRequest } from '../../../../live/use-idempotent-request';
import { useFreshPoints } from '../../../../shop/use-fresh-points';
import type { EditorPart } from '../editor-part';

/** How often a suggestion that is being written is asked for, in milliseconds. */
const pollMs = 1_000;

const isWriting = ({ state }: Suggestion): boolean => state === 'writing';

type Draft = Pick<EditorPart, 'editor' | 'state'>;

/** The suggestions for a draft: asked for, written, decided. Only `decide` changes the draft. */
export function useSuggestions({ editor, state }: Draft) {
  const draftId = state.draftId ?? '';
  const client = useQueryClient();
  const { queries, toasts } = useApp();
  const { isRegistered } = useVisitor();
  const request = useIdempotentRequest(somethingFailed);
  const freshPoints = useFreshPoints();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<SuggestionSource | null>(null);
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, queries.account);
  const { data } = useListSuggestions(draftId, {
    query: {
      enabled: draftId !== '',
      refetchInterval: ({ state: { data: list } }) => (list?.items.some(isWriting) === true ? pollMs : false),
    },
  });
  const queryKey = getListSuggestionsQueryKey(draftId);
  const items = data?.items ?? [];
  const modelPoints = data?.modelPoints ?? null;

  const writing = items.filter(isWriting).length;
  const wasWriting = useRef(writing);
  useEffect(() => {
    if (writing < wasWriting.current) void freshPoints();
    wasWriting.current = writing;
  }, [freshPoints, writing]);

  // What was changed here since makes a suggestion stale: the server says so.
  const { revision } = state;
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    if (draftId !== '') void client.invalidateQueries({ queryKey: getListSuggestionsQueryKey(draftId) });
  }, [client, draftId, revision]);

  /** Sends what waits in the editor first: a suggestion is made from the text that the server has. */
  const run = async (name: string, send: Parameters<typeof request>[1]): Promise<void> => {
    setBusy(true);
    try {
      if (!(await editor.flush())) toasts.show(somethingFailed());
      else if (!(await request(name, send))) await client.invalidateQueries({ queryKey });
    } finally {
      setBusy(false);
    }
  };

  const ask = (form: SuggestionForm): Promise<void> =>
    run(`ask ${JSON.stringify(form)}`, async (options) => {
      const asked = await createSuggestion(draftId, form, options);
      client.setQueryData<SuggestionList>(queryKey, (before) => ({
        ...asked,
        items: [...asked.items, ...(before?.items ?? []).filter(({ field }) => !form.fields.includes(field))],
      }));
    });

  const decide = (suggestionId: string, accept: SuggestionDecisionForm['accept']): Promise<void> =>
    run(`decide ${suggestionId}`, async ({ headers }) => {
      const known = { ...headers, 'If-Match': `"${editor.state.get().revision ?? 1}"` };
      await decideSuggestion(draftId, suggestionId, { accept }, { headers: known });
      client.setQueryData<SuggestionList>(
        queryKey,
        (before) => before && { ...before, items: before.items.filter((one) => one.suggestionId !== suggestionId) },
      );
      await editor.refresh();
    });

  const stop = (suggestionId: string): Promise<void> =>
    run(`stop ${suggestionId}`, async (options) => {
      await stopSuggestion(draftId, suggestionId, options);
      await client.invalidateQueries({ queryKey });
    });

  return {
    isReady: data !== undefined,
    items,
    modelPoints,
    balance: info?.points,
    source: modelPoints === null ? ('templates' as const) : (chosen ?? 'model'),
    onSource: modelPoints === null ? null : setChosen,
    isBusy,
    ask,
    decide,
    stop,
  };
}
