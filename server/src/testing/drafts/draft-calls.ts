import {
  CharacterDraftEnvelope,
  KeptCharacterEnvelope,
  type CharacterDraft,
  type KeptCharacter,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../answer.ts';
import type { TestServer } from '../test-server.ts';

export const draftIn = ({ body }: Pick<Answer, 'body'>): CharacterDraft => CharacterDraftEnvelope.parse(body).data;
export const keptIn = ({ body }: Pick<Answer, 'body'>): KeptCharacter => KeptCharacterEnvelope.parse(body).data;

const keyed = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'Idempotency-Key': key };

export const draftCalls = (server: () => TestServer) => ({
  begin: (session: SessionValues, json: object): Promise<Answer> =>
    server().call('/character-drafts', { method: 'POST', session, json }),
  read: async (session: SessionValues, { draftId }: CharacterDraft): Promise<CharacterDraft> =>
    draftIn(await server().call(`/character-drafts/${draftId}`, { session })),
  change: async (session: SessionValues, { draftId, revision }: CharacterDraft, changes: object) => {
    const headers = { 'If-Match': `"${revision}"` };
    const answer = await server().call(`/character-drafts/${draftId}`, {
      method: 'PATCH',
      session,
      headers,
      json: { changes },
    });
    return draftIn(answer);
  },
  /** `draft` is `close` or `stay`. */
  keep: (session: SessionValues, { draftId, revision }: CharacterDraft, draft?: string, key?: string) =>
    server().call(`/character-drafts/${draftId}/keep`, {
      method: 'POST',
      session,
      headers: { 'If-Match': `"${revision}"`, ...keyed(key) },
      ...(draft === undefined ? {} : { json: { draft } }),
    }),
});
