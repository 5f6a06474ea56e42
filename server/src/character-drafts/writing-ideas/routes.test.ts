import { afterAll, beforeAll, expect, it } from 'vitest';
import { CharacterDraftEnvelope, WritingIdeasEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { createTestServer, type CallOptions, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (session: SessionValues | undefined, path: string, json: object) =>
  server.call(path, { method: 'POST', json, ...(session === undefined ? {} : { session }) });

async function createDraft(session: SessionValues, changes: object = {}) {
  const { data } = CharacterDraftEnvelope.parse((await post(session, '/character-drafts', { from: 'blank' })).body);
  const options: CallOptions = { method: 'PATCH', session, headers: { 'If-Match': `"${data.revision}"` } };
  const answer = await server.call(`/character-drafts/${data.draftId}`, { ...options, json: { changes } });
  return CharacterDraftEnvelope.parse(answer.body).data;
}

const ideas = (session: SessionValues | undefined, draftId: string, json: object) =>
  post(session, `/character-drafts/${draftId}/writing-ideas`, json);
const form = { locale: 'en-US', seed: 'roll-1' };

it('gives a guest ideas for the draft, in the language that was asked for, and says that templates wrote them', async () => {
  const session = await server.guest();
  const { draftId } = await createDraft(session, { tagline: 'Mantém o farol', temperaments: ['shy'] });
  const answer = await ideas(session, draftId, { ...form, locale: 'pt-PT' });
  expect(answer.status).toBe(200);
  const { data } = WritingIdeasEnvelope.parse(answer.body);
  expect(data).toMatchObject({ source: 'templates', temperaments: ['shy', expect.any(String), expect.any(String)] });
  expect(data.description).toMatch(/^\{\{char\}\}: Mantém o farol\. /);
});

it('gives the same ideas for the same seed, others for another, and leaves the draft as it is', async () => {
  const session = await server.registered();
  const draft = await createDraft(session, { name: 'Maren' });
  const first = await ideas(session, draft.draftId, form);
  expect((await ideas(session, draft.draftId, form)).body).toEqual(first.body);
  const others = await ideas(session, draft.draftId, { ...form, seed: 'roll-2' });
  expect(WritingIdeasEnvelope.parse(others.body).data.greetings).not.toEqual(
    WritingIdeasEnvelope.parse(first.body).data.greetings,
  );
  const { body } = await server.call(`/character-drafts/${draft.draftId}`, { session });
  expect(CharacterDraftEnvelope.parse(body).data).toEqual(draft);
});

it('answers 404 for a draft of another owner as for an unknown one', async () => {
  const { draftId } = await createDraft(await server.registered());
  const stranger = await server.guest();
  expect((await ideas(stranger, draftId, form)).status).toBe(404);
  expect((await ideas(stranger, 'cdf-00000000000000000000000000000000', form)).status).toBe(404);
});

it.each([
  ['no seed', { locale: 'en-US' }],
  ['an empty seed', { ...form, seed: '' }],
  ['a seed of 41 letters', { ...form, seed: 'a'.repeat(41) }],
  ['a seed with a space', { ...form, seed: 'roll 1' }],
  ['a language that the product does not have', { ...form, locale: 'la' }],
])('refuses %s', async (_case, json) => {
  const session = await server.guest();
  const { draftId } = await createDraft(session);
  expect((await ideas(session, draftId, json)).status).toBe(400);
});

it('asks for a session', async () => {
  const { draftId } = await createDraft(await server.guest());
  expect((await ideas(undefined, draftId, form)).status).toBe(401);
});
