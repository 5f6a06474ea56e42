import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { SuggestionDecisionForm } from '@fabula/sdk';
import { useGetBasicInfo } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';

import { useApp, useVisitor } from '../context/use-app';
import { useIdempotentRequest } from '../live/use-idempotent-request';
import { useFreshPoints } from '../shop/use-fresh-points';
import { usePriced } from '../shop/use-priced';

interface OpenSuggestion {
  readonly suggestionId: string;
  readonly state: string;
  readonly by: string;
  readonly points: number;
}

interface SuggestionsRead<Item> {
  readonly items: Item[];
  readonly modelPoints: number | null;
}

interface DraftAtWork {
  readonly flush: () => Promise<boolean>;
  readonly refresh: () => Promise<void>;
  readonly state: { readonly get: () => { readonly revision: number | null } };
}

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
}

interface SuggestionCalls<Item extends OpenSuggestion, Form> {
  readonly draftId: string;
  readonly queryKey: QueryKey;
  readonly data: SuggestionsRead<Item> | undefined;
  readonly create: (form: Form, options: RequestOptions) => Promise<SuggestionsRead<Item>>;
  readonly decide: (
    suggestionId: string,
    accept: SuggestionDecisionForm['accept'],
    options: RequestOptions,
  ) => Promise<unknown>;
  readonly stop: (suggestionId: string, options: RequestOptions) => Promise<unknown>;
  readonly replaces: (asked: Item, other: Item) => boolean;
}

type Source = 'model' | 'templates';

/** The suggestions for a draft: asked for, written, decided. Only `decide` changes the draft. */
export function useSuggestionActs<Item extends OpenSuggestion, Form>(
  editor: DraftAtWork,
  /** Grows with each stored change of the draft. */
  revision: number | null,
  { create, data, decide, draftId, queryKey, replaces, stop }: SuggestionCalls<Item, Form>,
) {
  const client = useQueryClient();
  const { queries, toasts } = useApp();
  const { isRegistered } = useVisitor();
  const request = useIdempotentRequest(somethingFailed);
  const freshPoints = useFreshPoints();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Source | null>(null);
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, queries.account);
  const items = data?.items ?? [];
  const modelPoints = data?.modelPoints ?? null;
  const priced = usePriced();

  const writing = items.filter(({ state }) => state === 'writing').length;
  const wasWriting = useRef(writing);
  useEffect(() => {
    if (writing < wasWriting.current) void freshPoints();
    wasWriting.current = writing;
  }, [freshPoints, writing]);

  // What was changed here since makes a suggestion stale: the server says so.
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    if (draftId !== '') void client.invalidateQueries({ queryKey });
  }, [client, draftId, queryKey, revision]);

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

  return {
    isReady: data !== undefined,
    items,
    modelPoints,
    balance: info?.points,
    priced,
    /** What a suggestion costs or has cost; undefined on a server without points. */
    pointsOf: ({ by, points, state }: Item) =>
      priced(state === 'writing' && by === 'model' ? (modelPoints ?? 0) : points, undefined).points,
    source: modelPoints === null ? ('templates' as const) : (chosen ?? 'model'),
    onSource: modelPoints === null ? null : setChosen,
    isBusy,

    ask: (form: Form): Promise<void> =>
      run(`ask ${JSON.stringify(form)}`, async (options) => {
        const asked = await create(form, options);
        client.setQueryData<SuggestionsRead<Item>>(queryKey, (before) => ({
          ...asked,
          items: [
            ...asked.items,
            ...(before?.items ?? []).filter((other) => !asked.items.some((one) => replaces(one, other))),
          ],
        }));
      }),

    decide: (suggestionId: string, accept: SuggestionDecisionForm['accept']): Promise<void> =>
      run(`decide ${suggestionId} ${String(accept)}`, async ({ headers }) => {
        const known = { ...headers, 'If-Match': `"${editor.state.get().revision ?? 1}"` };
        await decide(suggestionId, accept, { headers: known });
        client.setQueryData<SuggestionsRead<Item>>(
          queryKey,
          (before) => before && { ...before, items: before.items.filter((one) => one.suggestionId !== suggestionId) },
        );
        await editor.refresh();
      }),

    stop: (suggestionId: string): Promise<void> =>
      run(`stop ${suggestionId}`, async (options) => {
        await stop(suggestionId, options);
        await client.invalidateQueries({ queryKey });
      }),
  };
}
