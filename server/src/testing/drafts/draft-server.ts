import type { CharacterDraftFields, PreviewReply } from '../../contract/validators.ts';
import { CharacterDraftEnvelope, PreviewReplyEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../answer.ts';
import type { CallOptions, TestServer } from '../test-server.ts';

export const testFields: Partial<CharacterDraftFields> = {
  name: 'Mira Vale',
  tagline: 'Bakes bread for people who cannot sleep',
  pronouns: 'she/her',
  temperaments: ['patient', 'dry'],
  description: 'Mira was born in Bristol.',
  scenario: 'Four in the morning. {{user}} knocks at the back door of a bakery.',
  greeting: '“We open at six. Sit, and mind the flour.”',
  exchanges: [{ reader: 'What do you bake?', character: '“Bread, and whatever the night asks for, {{user}}.”' }],
  nevers: ['never gives away a recipe'],
};

export async function draftOf(
  { call }: Pick<TestServer, 'call'>,
  session: SessionValues,
  changes: Partial<CharacterDraftFields> = testFields,
): Promise<string> {
  const post = { method: 'POST', session, json: { from: 'blank', locale: 'en-US' } };
  const { draftId, revision } = CharacterDraftEnvelope.parse((await call('/character-drafts', post)).body).data;
  const patch = { method: 'PATCH', session, headers: { 'if-match': `"${revision}"` }, json: { changes } };
  CharacterDraftEnvelope.parse((await call(`/character-drafts/${draftId}`, patch)).body);
  return draftId;
}

export async function meet(
  { call }: Pick<TestServer, 'call'>,
  session: SessionValues,
  draftId: string,
  text: string,
  options: CallOptions = {},
): Promise<Answer> {
  const json = { messages: [{ role: 'reader', text }] };
  return call(`/character-drafts/${draftId}/preview-replies`, { method: 'POST', session, json, ...options });
}

export function readReply({ body }: Answer): PreviewReply {
  return PreviewReplyEnvelope.parse(body).data;
}
