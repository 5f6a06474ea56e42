import { afterAll, beforeAll, expect, it } from 'vitest';
import { CharacterDraftEnvelope } from '../contract/validators.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const letters = (count: number) => 'م'.repeat(count);
const lines = (count: number, length: number) => Array.from({ length: count }, () => letters(length));

it.each<[field: string, most: number, valueOf: (size: number) => unknown]>([
  ['name', 60, letters],
  ['tagline', 160, letters],
  ['pronouns', 40, letters],
  ['description', 64_000, letters],
  ['personality', 64_000, letters],
  ['scenario', 32_000, letters],
  ['greeting', 32_000, letters],
  ['nickname', 60, letters],
  ['portraitAlt', 300, letters],
  ['about', 4_000, letters],
  ['systemPrompt', 64_000, letters],
  ['postHistoryInstructions', 64_000, letters],
  ['exampleDialogue', 64_000, letters],
  ['creator', 60, letters],
  ['characterVersion', 60, letters],
  ['nevers', 8, (size) => lines(size, 120)],
  ['freeTags', 24, (size) => Array.from({ length: size }, (_, index) => `${letters(50)} ${index}`)],
  ['alternateGreetings', 24, (size) => lines(size, 100)],
  ['groupGreetings', 24, (size) => lines(size, 100)],
])('%s takes %i, and one more is refused at the field with the draft as it was', async (field, most, valueOf) => {
  const session = await server.guest();
  const begin = { method: 'POST', session, json: { from: 'blank', locale: 'ar-SA' } };
  const { draftId } = CharacterDraftEnvelope.parse((await server.call('/character-drafts', begin)).body).data;
  const path = `/character-drafts/${draftId}`;
  const change = (revision: number, size: number) =>
    server.call(path, {
      method: 'PATCH',
      session,
      headers: { 'If-Match': `"${revision}"` },
      json: { changes: { [field]: valueOf(size) } },
    });
  const full = CharacterDraftEnvelope.parse((await change(1, most)).body).data;
  expect(full.fields).toMatchObject({ [field]: valueOf(most) });
  const refused = await change(full.revision, most + 1);
  expect(refused.status).toBe(400);
  expect(refused.body.field).toBe(`changes.${field}`);
  expect((await server.call(path, { session })).body.data).toEqual(full);
});
