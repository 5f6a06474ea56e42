import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authorAt, readDecision, type Author } from '../../testing/drafts/suggestion-server.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let author: Author;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  author = await authorAt(server, await server.guest());
  await author.edit({ description: 'One. One. Two. Two.' });
});
afterAll(() => server[Symbol.asyncDispose]());

const made = async () => {
  const [suggestion] = await author.asked({ act: 'remove-repeats', fields: ['description'], by: 'templates' });
  return suggestion?.suggestionId ?? '';
};

it('is stale once its field was changed, and cannot be applied; changed back, it can', async () => {
  const id = await made();
  await author.edit({ description: 'One. One. Two. Two. Three.' });
  expect((await author.get(id)).state).toBe('stale');
  expect(await author.decide(id, 'all')).toMatchObject({ status: 409, body: { field: 'stale' } });
  expect((await author.read()).fields.description).toBe('One. One. Two. Two. Three.');
  await author.edit({ description: 'One. One. Two. Two.' });
  expect(readDecision(await author.decide(id, 'all')).draft.fields.description).toBe('One. Two.');
});

it('does not mind a change of another field', async () => {
  const id = await made();
  await author.edit({ scenario: 'Elsewhere.' });
  expect(await author.decide(id, 'all', { 'if-match': '"1"' })).toMatchObject({ status: 200 });
});

it('removes a stale one that is rejected', async () => {
  const id = await made();
  await author.edit({ description: 'Three.' });
  expect(readDecision(await author.decide(id, 'none')).suggestion.state).toBe('rejected');
  expect(await author.open()).toEqual([]);
  expect((await author.read()).fields.description).toBe('Three.');
});

it('applies one of two decisions at once', async () => {
  const id = await made();
  const answers = await Promise.all([author.decide(id, 'all'), author.decide(id, 'all')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.field).toBe('state');
  expect((await author.read()).fields.description).toBe('One. Two.');
});

it('decides once under a key, and answers the draft as it is', async () => {
  const id = await made();
  const headers = { 'idempotency-key': 'accept-it-once', 'if-match': '"2"' };
  await author.decide(id, 'all', headers);
  await author.edit({ description: 'Later.' });
  const again = readDecision(await author.decide(id, 'all', headers));
  expect(again.draft.fields.description).toBe('Later.');
});

it('refuses a change that is not there', async () => {
  const id = await made();
  expect(await author.decide(id, [7])).toMatchObject({ status: 400, body: { field: 'accept' } });
  expect((await author.get(id)).state).toBe('ready');
});

it('says when a list has no room, and stays ready', async () => {
  await author.edit({ exchanges: Array.from({ length: 8 }, () => ({ reader: 'Hm?', character: 'Hm.' })) });
  const [one] = await author.asked({ act: 'example-dialogue', fields: ['exchanges'], by: 'templates' });
  const id = one?.suggestionId ?? '';
  expect(await author.decide(id, 'all')).toMatchObject({ status: 409, body: { field: 'exchanges' } });
  expect((await author.get(id)).state).toBe('ready');
});

it('erases decided ones after a day, and those of a draft that is gone', async () => {
  const { clock, deps } = server;
  const decided = await made();
  await author.decide(decided, 'none');
  const open = await made();
  const ids = async () => {
    const rows = await deps.database.db.selectFrom('draft_suggestions').select('suggestion_id').execute();
    return rows.map((row) => row.suggestion_id);
  };
  clock.advance(25 * 60 * 60 * 1_000);
  await deps.retention.sweep();
  expect(await ids()).not.toContain(decided);
  expect(await ids()).toContain(open);
  await deps.database.db.deleteFrom('character_drafts').where('draft_id', '=', author.draftId).execute();
  await deps.retention.sweep();
  expect(await ids()).not.toContain(open);
});
