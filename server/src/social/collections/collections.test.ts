import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CollectionEnvelope,
  CollectionPageEnvelope,
  CollectionsOfWorkEnvelope,
  CollectionSummaryEnvelope,
  type CollectionForm,
  type CollectionSummary,
} from '../../contract/validators.ts';
import type { CharacterRow } from '../../explore/tables.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { ReportDecisions } from '../report-decisions.ts';
import { MOST_COLLECTIONS, MOST_ENTRIES } from './collections.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const send = async (session: SessionValues | undefined, method: string, path: string, json?: unknown) =>
  server.call(path, {
    method,
    ...(session === undefined ? {} : { session }),
    ...(json === undefined ? {} : { json }),
  });
const form = (changes: Partial<CollectionForm> = {}): CollectionForm => ({
  name: 'Cold nights',
  description: '',
  visibility: 'private',
  ...changes,
});
const make = async (session: SessionValues, changes: Partial<CollectionForm> = {}): Promise<CollectionSummary> => {
  server.clock.advance(60_000);
  const answer = await send(session, 'POST', '/user/collections', form(changes));
  return CollectionSummaryEnvelope.parse(answer.body).data;
};
const change = async (session: SessionValues, { collectionId }: CollectionSummary, changes: Partial<CollectionForm>) =>
  send(session, 'PUT', `/user/collections/${collectionId}`, form(changes));
const entry = ({ collectionId }: CollectionSummary, kind: string, id: string) =>
  `/user/collections/${collectionId}/entries/${kind}/${id}`;
const add = async (session: SessionValues, to: CollectionSummary, kind: string, id: string) =>
  (await send(session, 'PUT', entry(to, kind, id))).status;
const read = async (session: SessionValues | undefined, key: string) => {
  const answer = await send(session, 'GET', `/collections/${key}`);
  return answer.status === 200 ? CollectionEnvelope.parse(answer.body).data : answer.status;
};
const idsIn = async (session: SessionValues | undefined, key: string) => {
  const found = await read(session, key);
  return typeof found === 'number'
    ? found
    : found.entries.map((one) => (one.kind === 'character' ? one.character.characterId : one.story.storyId));
};
const list = async (session: SessionValues, query = '') =>
  CollectionPageEnvelope.parse((await send(session, 'GET', `/user/collections${query}`)).body).data;
const changeCharacter = async (characterId: string, values: Partial<CharacterRow>) =>
  server.deps.database.db.updateTable('characters').set(values).where('character_id', '=', characterId).execute();

it('is for accounts', async () => {
  const guest = await server.guest();
  expect(await send(guest, 'GET', '/user/collections')).toMatchObject({
    status: 403,
    body: { reason: 'REGISTRATION_REQUIRED' },
  });
});

it('gathers works in order, once each, with pictures for a cover', async () => {
  const ada = await server.registered();
  const made = await make(ada, { description: '  For long evenings. ' });
  expect(made).toMatchObject({ description: 'For long evenings.', entryCount: 0, pictures: [], withheld: false });
  expect(await add(ada, made, 'character', 'ada-byrne')).toBe(200);
  expect(await add(ada, made, 'story', 'warm-bread')).toBe(200);
  expect(await add(ada, made, 'character', 'ada-byrne')).toBe(200);
  expect(await add(ada, made, 'character', 'nobody-at-all')).toBe(404);
  expect(await idsIn(ada, made.collectionId)).toEqual(['ada-byrne', 'warm-bread']);
  expect(await idsIn(ada, made.linkId)).toEqual(['ada-byrne', 'warm-bread']);

  const entries = [
    { kind: 'story', id: 'warm-bread' },
    { kind: 'story', id: 'not-in-it' },
  ];
  expect((await send(ada, 'PUT', `/user/collections/${made.collectionId}/order`, { entries })).status).toBe(200);
  expect(await idsIn(ada, made.collectionId)).toEqual(['warm-bread', 'ada-byrne']);
  expect((await list(ada)).items).toMatchObject([{ entryCount: 2, pictures: [{ height: 900 }, { height: 800 }] }]);

  for (let time = 0; time < 2; time += 1) {
    expect((await send(ada, 'DELETE', entry(made, 'story', 'warm-bread'))).status).toBe(200);
  }
  expect(await idsIn(ada, made.collectionId)).toEqual(['ada-byrne']);
});

it('lists in pages, the newest first, and says where a work is', async () => {
  const ada = await server.registered();
  const first = await make(ada, { name: 'First' });
  const second = await make(ada, { name: 'Second' });
  await add(ada, first, 'character', 'ada-byrne');
  const page = await list(ada, '?limit=1');
  expect(page.items.map(({ name }) => name)).toEqual(['Second']);
  const rest = await list(ada, `?limit=1&cursor=${page.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ name: 'First' }], nextCursor: null });
  const of = CollectionsOfWorkEnvelope.parse(
    (await send(ada, 'GET', '/user/works/character/ada-byrne/collections')).body,
  ).data;
  expect(of.items).toMatchObject([
    { collectionId: second.collectionId, contains: false, entryCount: 0 },
    { collectionId: first.collectionId, contains: true, entryCount: 1 },
  ]);
});

it('is its owner’s alone while private, opens by its link, and by its id once public', async () => {
  const [ada, bea] = [await server.registered(), await server.registered()];
  const made = await make(ada);
  await add(ada, made, 'character', 'ada-byrne');
  const { collectionId, linkId } = made;
  const seen = async (reader?: SessionValues) => [await idsIn(reader, collectionId), await idsIn(reader, linkId)];
  expect(await seen()).toEqual([404, 404]);
  expect(await seen(bea)).toEqual([404, 404]);

  await change(ada, made, { visibility: 'link' });
  expect(await seen()).toEqual([404, ['ada-byrne']]);
  expect(await seen(bea)).toEqual([404, ['ada-byrne']]);
  // Others learn neither the id nor what the owner alone knows.
  const shared = await read(undefined, linkId);
  expect(shared).toMatchObject({ collectionId: linkId });
  expect(shared).not.toHaveProperty('own');

  await change(ada, made, { visibility: 'public' });
  expect(await seen()).toEqual([['ada-byrne'], ['ada-byrne']]);

  const renewed = await send(ada, 'POST', `/user/collections/${collectionId}/link`);
  const link = CollectionSummaryEnvelope.parse(renewed.body).data.linkId;
  expect(link).not.toBe(linkId);
  expect(await idsIn(undefined, linkId)).toBe(404);
  expect(await idsIn(undefined, link)).toEqual(['ada-byrne']);

  await change(ada, made, { visibility: 'private' });
  expect([await idsIn(undefined, collectionId), await idsIn(bea, link)]).toEqual([404, 404]);
});

it('shows others public works only, and counts what is left out for its owner alone', async () => {
  const [ada, bea] = [await server.registered(), await server.registered()];
  const made = await make(ada, { visibility: 'public' });
  for (const id of ['ada-byrne', 'zoe-marsh', 'ilker-kaya']) await add(ada, made, 'character', id);
  const owner = ownerOf(await principalOf(server.deps, ada));

  await changeCharacter('zoe-marsh', { visibility: 'unlisted' });
  await changeCharacter('ilker-kaya', { visibility: 'private' });
  expect(await idsIn(bea, made.collectionId)).toEqual(['ada-byrne']);
  expect(await idsIn(ada, made.collectionId)).toEqual(['ada-byrne', 'zoe-marsh']);
  expect(await read(ada, made.collectionId)).toMatchObject({ own: { unavailableCount: 1 } });

  // Her own private character is in sight for her alone.
  await changeCharacter('ilker-kaya', { owner_id: owner });
  expect(await idsIn(ada, made.collectionId)).toEqual(['ada-byrne', 'zoe-marsh', 'ilker-kaya']);
  expect(await idsIn(bea, made.collectionId)).toEqual(['ada-byrne']);

  await changeCharacter('ilker-kaya', { visibility: 'public', mature: 1 });
  expect(await idsIn(bea, made.collectionId)).toEqual(['ada-byrne']);
  await changeCharacter('ilker-kaya', { mature: 0, deleted_at: server.clock.now() });
  expect(await idsIn(ada, made.collectionId)).toEqual(['ada-byrne', 'zoe-marsh']);
  await changeCharacter('ilker-kaya', { deleted_at: null, withheld_at: server.clock.now() });
  expect(await idsIn(bea, made.collectionId)).toEqual(['ada-byrne']);
  await changeCharacter('ilker-kaya', { owner_id: null, withheld_at: null });
  await changeCharacter('zoe-marsh', { visibility: 'public' });
  expect(await idsIn(undefined, made.collectionId)).toEqual(['ada-byrne', 'zoe-marsh', 'ilker-kaya']);
});

it('lets no other account change or delete it', async () => {
  const [ada, bea] = [await server.registered(), await server.registered()];
  const made = await make(ada, { visibility: 'public' });
  await add(ada, made, 'character', 'ada-byrne');
  const own = `/user/collections/${made.collectionId}`;
  const answers = [
    await send(bea, 'PUT', own, form()),
    await send(bea, 'DELETE', own),
    await send(bea, 'POST', `${own}/link`),
    await send(bea, 'PUT', `${own}/order`, { entries: [] }),
    await send(bea, 'PUT', entry(made, 'character', 'zoe-marsh')),
    await send(bea, 'DELETE', entry(made, 'character', 'ada-byrne')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await idsIn(undefined, made.collectionId)).toEqual(['ada-byrne']);
});

it('moderates the words that others read', async () => {
  const ada = await server.registered();
  const bad = 'A sex scene with a 12 year old child.';
  const refused = await send(ada, 'POST', '/user/collections', form({ description: bad, visibility: 'link' }));
  expect(refused).toMatchObject({ status: 403, body: { field: 'description' } });
  const made = await make(ada, { description: bad });
  expect(await change(ada, made, { description: bad, visibility: 'public' })).toMatchObject({ status: 403 });
  expect(await change(ada, made, { name: ' \n ' })).toMatchObject({ status: 400, body: { field: 'name' } });
});

it('can be reported, hidden from others and shown again', async () => {
  const [ada, bea] = [await server.registered(), await server.registered()];
  const made = await make(ada, { name: 'Rude words', visibility: 'link' });
  const report = async () => send(bea, 'POST', `/collections/${made.linkId}/report`, { reason: 'hate' });
  expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(409);
  const { deps } = server;
  const decisions = new ReportDecisions(deps);
  expect(await decisions.show(made.collectionId)).toMatchObject({
    kind: 'collection',
    title: 'Rude words',
    shown: 'to those with its address',
  });
  const decide = async (decision: 'hidden' | 'restored') =>
    decisions.decide({ id: made.collectionId, decision, because: 'It breaks the rules', by: 'ops' });
  await decide('hidden');
  expect(await read(bea, made.linkId)).toBe(404);
  expect(await read(ada, made.collectionId)).toMatchObject({ own: { withheld: true } });
  await decide('restored');
  expect(await idsIn(bea, made.linkId)).toEqual([]);
});

it('is limited to 50 collections of 100 entries', async () => {
  const ada = await server.registered();
  const { db } = server.deps.database;
  const accountId = ownerOf(await principalOf(server.deps, ada));
  const made = await make(ada);
  const { collectionId: id } = made;
  await db
    .insertInto('collection_entries')
    .values(
      Array.from({ length: MOST_ENTRIES }, (_, index) => ({
        collection_id: id,
        subject_kind: 'character' as const,
        subject_id: `gone-${index}`,
        position: index,
        added_at: 1,
      })),
    )
    .execute();
  expect(await send(ada, 'PUT', entry(made, 'character', 'ada-byrne'))).toMatchObject({
    status: 409,
    body: { reason: 'CONFLICT', field: 'entries' },
  });
  expect(await read(ada, id)).toMatchObject({ entries: [], own: { unavailableCount: MOST_ENTRIES } });
  await db
    .insertInto('collections')
    .values(
      Array.from({ length: MOST_COLLECTIONS - 1 }, (_, index) => ({
        ...form(),
        collection_id: `col-x${index}`,
        account_id: accountId,
        link_id: `lnk-x${index}`,
        created_at: 1,
        updated_at: 1,
        withheld_at: null,
      })),
    )
    .execute();
  expect(await send(ada, 'POST', '/user/collections', form())).toMatchObject({
    status: 409,
    body: { reason: 'CONFLICT', field: 'collections' },
  });
  expect((await send(ada, 'DELETE', `/user/collections/${id}`)).status).toBe(200);
  expect(await read(ada, id)).toBe(404);
  expect((await send(ada, 'POST', '/user/collections', form())).status).toBe(200);
});

it('limits changes per account and minute', async () => {
  const ada = await server.registered();
  const statuses = new Set<number>();
  for (let time = 0; time < 21; time += 1) {
    statuses.add((await send(ada, 'POST', '/user/collections', form())).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});

it('is named to search engines while it is public and holds a work that guests see, in the language of the first', async () => {
  const ada = await server.registered();
  const named = async ({ collectionId }: CollectionSummary) => {
    const listed = await server.deps.social.collections.listed();
    return listed.filter(({ id }) => id === collectionId).map(({ language }) => language);
  };
  const made = await make(ada, { visibility: 'public' });
  expect(await named(made)).toEqual([]);
  await add(ada, made, 'character', 'zoe-marsh');
  await add(ada, made, 'character', 'ilker-kaya');
  await changeCharacter('ilker-kaya', { language: 'de-DE' });
  await changeCharacter('zoe-marsh', { language: 'ja-JP' });
  expect(await named(made)).toEqual(['ja-JP']);
  await changeCharacter('zoe-marsh', { mature: 1 });
  expect(await named(made)).toEqual(['de-DE']);
  await changeCharacter('ilker-kaya', { visibility: 'unlisted' });
  expect(await named(made)).toEqual([]);
  await changeCharacter('ilker-kaya', { visibility: 'public', deleted_at: server.clock.now() });
  expect(await named(made)).toEqual([]);
  await changeCharacter('ilker-kaya', { language: 'en-US', deleted_at: null });
  await changeCharacter('zoe-marsh', { language: 'en-US', mature: 0 });
  expect(await named(made)).toEqual(['en-US']);
  for (const visibility of ['link', 'private'] as const) {
    await change(ada, made, { visibility });
    expect(await named(made)).toEqual([]);
  }
});
