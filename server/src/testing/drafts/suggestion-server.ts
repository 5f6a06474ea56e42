import type { Suggestion, SuggestionForm, SuggestionList } from '../../contract/validators.ts';
import {
  CharacterDraftEnvelope,
  SuggestionDecisionEnvelope,
  SuggestionEnvelope,
  SuggestionListEnvelope,
  SuggestionQuoteEnvelope,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../answer.ts';
import { draftOf, testFields } from './draft-server.ts';
import type { CallOptions, TestServer } from '../test-server.ts';

export async function authorAt(server: TestServer, session: SessionValues, fields = testFields) {
  const draftId = await draftOf(server, session, fields);
  const path = `/character-drafts/${draftId}`;
  const call = (below: string, options: CallOptions = {}) => server.call(`${path}${below}`, { session, ...options });
  const post = (below: string, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(below, { method: 'POST', json, headers });
  const read = async () => CharacterDraftEnvelope.parse((await call('')).body).data;
  const get = async (suggestionId: string) =>
    SuggestionEnvelope.parse((await call(`/suggestions/${suggestionId}`)).body).data;

  return {
    draftId,
    session,
    post,
    read,
    get,
    async edit(changes: typeof testFields): Promise<void> {
      const headers = { 'if-match': `"${(await read()).revision}"` };
      CharacterDraftEnvelope.parse((await call('', { method: 'PATCH', json: { changes }, headers })).body);
    },
    ask: (form: SuggestionForm, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      post('/suggestions', form, headers),
    /** Resolves when all have ended. */
    async asked(form: SuggestionForm): Promise<Suggestion[]> {
      const { items } = readSuggestions(await post('/suggestions', form));
      return Promise.all(items.map(({ suggestionId }) => ended(suggestionId)));
    },
    ended,
    async open(): Promise<Suggestion[]> {
      return readSuggestions(await call('/suggestions')).items;
    },
    async decide(
      suggestionId: string,
      accept: 'all' | 'none' | number[],
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> {
      const known = { 'if-match': `"${(await read()).revision}"` };
      return post(`/suggestions/${suggestionId}/decision`, { accept }, { ...known, ...headers });
    },
    async quote(form: SuggestionForm) {
      return SuggestionQuoteEnvelope.parse((await post('/suggestions/quote', form)).body).data;
    },
    async balance(): Promise<number> {
      const form = { act: 'greetings', fields: ['alternateGreetings'], by: 'templates' } as const;
      return SuggestionQuoteEnvelope.parse((await post('/suggestions/quote', form)).body).data.balance;
    },
  };

  async function ended(suggestionId: string): Promise<Suggestion> {
    for (;;) {
      const suggestion = await get(suggestionId);
      if (suggestion.state !== 'writing') return suggestion;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

export type Author = Awaited<ReturnType<typeof authorAt>>;

export function readSuggestions({ body }: Answer): SuggestionList {
  return SuggestionListEnvelope.parse(body).data;
}

export function readDecision({ body }: Answer) {
  return SuggestionDecisionEnvelope.parse(body).data;
}
