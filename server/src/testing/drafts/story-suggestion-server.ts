import {
  StorySuggestionDecisionEnvelope,
  StorySuggestionEnvelope,
  StorySuggestionListEnvelope,
  SuggestionQuoteEnvelope,
  type StorySuggestion,
  type StorySuggestionForm,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../answer.ts';
import type { CallOptions, TestServer } from '../test-server.ts';
import { draftOf } from './draft-server.ts';
import { storyDraftCalls, storyDraftIn } from './story-draft-calls.ts';

/** An author with a story draft of this source. */
export async function storyAuthorAt(server: TestServer, session: SessionValues, source: string) {
  const calls = storyDraftCalls(() => server);
  const { draftId } = storyDraftIn(await calls.begin(session, { from: 'source', locale: 'en-US', source }));
  const path = `/story-drafts/${draftId}`;
  const call = (below: string, options: CallOptions = {}) => server.call(`${path}${below}`, { session, ...options });
  const post = (below: string, json: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(below, { method: 'POST', json, headers });
  const read = async () => storyDraftIn(await call(''));
  const list = async () => StorySuggestionListEnvelope.parse((await call('/suggestions')).body).data;

  async function ended(suggestionId: string): Promise<StorySuggestion> {
    for (;;) {
      const found = (await list()).items.find((one) => one.suggestionId === suggestionId);
      if (found === undefined) throw new Error(`There is no suggestion ${suggestionId}`);
      if (found.state !== 'writing') return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    draftId,
    session,
    post,
    read,
    list,
    async write(next: string): Promise<void> {
      await calls.change(session, await read(), { source: next });
    },
    ask: (form: StorySuggestionForm, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      post('/suggestions', form, headers),
    /** Resolves when it has ended. */
    async asked(form: StorySuggestionForm): Promise<StorySuggestion> {
      return ended(askedIn(await post('/suggestions', form)).suggestionId);
    },
    ended,
    async decide(
      suggestionId: string,
      accept: 'all' | 'none' | number[],
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> {
      const known = { 'if-match': `"${(await read()).revision}"` };
      return post(`/suggestions/${suggestionId}/decision`, { accept }, { ...known, ...headers });
    },
    async balance(): Promise<number> {
      const json = { act: 'greetings', fields: ['alternateGreetings'], by: 'templates' };
      const other = `/character-drafts/${await draftOf(server, session, {})}/suggestions/quote`;
      const answer = await server.call(other, { method: 'POST', session, json });
      return SuggestionQuoteEnvelope.parse(answer.body).data.balance;
    },
  };
}

export type StoryAuthor = Awaited<ReturnType<typeof storyAuthorAt>>;

export function askedIn({ body }: Answer): StorySuggestion {
  const [item] = StorySuggestionListEnvelope.parse(body).data.items;
  if (item === undefined) throw new Error('No suggestion was begun');
  return item;
}

export const decisionIn = ({ body }: Answer) => StorySuggestionDecisionEnvelope.parse(body).data;
export const stoppedIn = ({ body }: Answer) => StorySuggestionEnvelope.parse(body).data;
