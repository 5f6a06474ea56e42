import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  CatalogueEntryEnvelope,
  CatalogueEntryPageEnvelope,
  HomeEnvelope,
  ImportedCardEnvelope,
  MyStoryPageEnvelope,
  NotificationPageEnvelope,
  OperatorActPageEnvelope,
  PublicLogPageEnvelope,
  type CatalogueActForm,
} from '../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { seedWorld } from '../../seeds/load/seed-world.ts';
import { draftCalls, draftIn } from '../../testing/drafts/draft-calls.ts';
import { storyDraftCalls, storyDraftIn } from '../../testing/drafts/story-draft-calls.ts';
import { jsonFile } from '../../testing/files/card-files.ts';
import { bringStory, setStoryVisibility } from '../../testing/kept-stories.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { testWorld } from '../../testing/test-world.ts';

let server: TestServer;
let operator: SessionValues;
let author: SessionValues;
beforeEach(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  [operator, author] = [await server.registered(), await server.registered()];
  accountIds.add(ownerOf(await principalOf(server.deps, operator)));
});
afterEach(() => server[Symbol.asyncDispose]());

const reason = 'Looked at it.';
const list = async (query: string) =>
  CatalogueEntryPageEnvelope.parse((await server.call(`/operator/catalogue?${query}`, { session: operator })).body)
    .data;
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
const act = (work: string, form: Omit<CatalogueActForm, 'reason'>, headers = {}) =>
  server.call(`/operator/catalogue/${work}/acts`, {
    method: 'POST',
    session: operator,
    headers,
    json: { reason: ` ${reason} `, ...form },
  });
const done = async (work: string, form: Omit<CatalogueActForm, 'reason'>) =>
  CatalogueEntryEnvelope.parse((await act(work, form)).body).data;
const shelves = async () => HomeEnvelope.parse((await server.call('/explore/home')).body).data.shelves;
const logged = async (targetId: string) => {
  const { body } = await server.call(`/operator/acts?targetId=${targetId}`, { session: operator });
  return OperatorActPageEnvelope.parse(body).data.items.map((one) => `${one.kind} ${one.target}: ${one.reason}`);
};
const told = async (session: SessionValues) =>
  NotificationPageEnvelope.parse((await server.call('/user/notifications', { session })).body).data.items;
const status = async (path: string, session?: SessionValues) =>
  (await server.call(path, session === undefined ? {} : { session })).status;

async function publishedStory(title = 'The Late Ferry'): Promise<string> {
  server.clock.advance(60_000);
  const storyId = await bringStory(server, author, { title });
  await setStoryVisibility(server, author, storyId, { visibility: 'public', statement: true });
  return storyId;
}

async function publishedCharacter(extensions: object = {}): Promise<string> {
  const data = {
    name: 'Tomás Brava',
    description: 'Ran salt past the customs boats for twenty years.',
    first_mes: '“Sit, and mind the flour.”',
    creator_notes: 'A retired smuggler who bakes.',
    extensions,
  };
  const content = Buffer.from(jsonFile({ spec: 'chara_card_v3', spec_version: '3.0', data })).toString('base64');
  const json = { content, mature: false };
  const imported = await server.call('/cards', { method: 'POST', session: author, json });
  const { characterId } = ImportedCardEnvelope.parse(imported.body).data;
  const path = `/characters/${characterId}/visibility`;
  await server.call(path, { method: 'PUT', session: author, json: { visibility: 'public', statement: true } });
  return characterId;
}

it('lists what is public, newest first, page by page, and finds it by words and by id', async () => {
  const storyId = await publishedStory();
  await bringStory(server, author, { title: 'Kept in a drawer' });
  const all = await list('kind=story');
  expect(all.items.map(({ name }) => name)).toEqual(['The Late Ferry', ...(await names('kind=story')).slice(1)]);
  expect(all.items.map(({ name }) => name)).not.toContain('Kept in a drawer');
  expect(all).toMatchObject({ featuredCount: 0, mostFeatured: 12, nextCursor: null });
  expect(all.items[0]).toMatchObject({ entryId: storyId, authorName: 'Ada', featured: false, hiddenFor: null });
  const first = await list('kind=story&limit=1');
  expect(first.items).toHaveLength(1);
  const rest = await list(`kind=story&limit=48&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(await names('kind=story&q=ferry')).toEqual(['The Late Ferry']);
  expect(await names(`kind=story&q=${storyId}`)).toEqual(['The Late Ferry']);
  expect(await names('kind=character&q=ferry')).toEqual([]);
  const other = `/operator/catalogue?kind=character&cursor=${first.nextCursor}`;
  expect(await server.call(other, { session: operator })).toMatchObject({ status: 400, body: { field: 'cursor' } });
});

it('features before all else on the explore page, the last one first, until it ends', async () => {
  expect((await shelves()).map(({ shelfId }) => shelfId)).not.toContain('picked-characters');
  expect(await done('character/ada-byrne', { act: 'feature' })).toMatchObject({ featured: true });
  await done('character/mona-dusk', { act: 'feature' });
  expect((await shelves())[0]).toMatchObject({
    shelfId: 'picked-characters',
    items: [{ characterId: 'mona-dusk' }, { characterId: 'ada-byrne' }],
  });
  expect((await server.call('/characters?shelf=picked-characters')).body).toMatchObject({ data: { total: 2 } });
  expect(await list('kind=character&state=featured')).toMatchObject({ featuredCount: 2, items: [{}, {}] });
  expect(await act('character/ada-byrne', { act: 'feature' })).toMatchObject({ status: 409 });
  expect(await done('character/mona-dusk', { act: 'stop-featuring' })).toMatchObject({ featured: false });
  expect(await act('character/mona-dusk', { act: 'stop-featuring' })).toMatchObject({ status: 409 });
  expect((await shelves())[0]).toMatchObject({ items: [{ characterId: 'ada-byrne' }] });
  expect((await logged('mona-dusk')).toSorted()).toEqual([
    `featured character: ${reason}`,
    `featuring-ended character: ${reason}`,
  ]);
});

/** Twelve public stories. */
async function seedFerries(): Promise<string[]> {
  const [story] = testWorld.stories;
  if (story === undefined) throw new Error('The test world has no story');
  const ferries = Array.from({ length: 12 }, (_, number) => ({
    ...story,
    storyId: `ferry-${number}`,
    title: `Ferry ${number}`,
  }));
  await seedWorld(server.deps.database, server.clock, { ...testWorld, stories: [...testWorld.stories, ...ferries] });
  return ferries.map(({ storyId }) => storyId);
}

it('features twelve of a kind, and makes room where an author took something back', async () => {
  const [first, ...others] = await seedFerries();
  const storyId = await publishedStory();
  for (const other of others) await done(`story/${other}`, { act: 'feature' });
  expect(await done(`story/${storyId}`, { act: 'feature' })).toMatchObject({ featured: true });
  expect(await act(`story/${first}`, { act: 'feature' })).toMatchObject({ status: 409 });
  expect(await list('kind=story&state=featured')).toMatchObject({ featuredCount: 12 });
  await setStoryVisibility(server, author, storyId, { visibility: 'private' });
  expect(await done(`story/${first}`, { act: 'feature' })).toMatchObject({ featured: true });
});

it('gives the last place to one of two works that are featured at the same time', async () => {
  const [first, ...others] = await seedFerries();
  for (const other of others) await done(`story/${other}`, { act: 'feature' });
  const both = [`story/${first}`, `story/${await publishedStory()}`];
  const answers = await Promise.all(both.map((work) => act(work, { act: 'feature' })));
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await list('kind=story&state=featured')).toMatchObject({ featuredCount: 12 });
});

it('keeps what is featured, hidden and marked when the server is seeded again', async () => {
  await done('character/ada-byrne', { act: 'feature' });
  await done('character/zoe-marsh', { act: 'mark-mature' });
  await seedWorld(server.deps.database, server.clock, { ...testWorld, heroRotation: ['low-tide'] });
  expect((await shelves())[0]).toMatchObject({ items: [{ characterId: 'ada-byrne' }] });
  expect(await status('/characters/zoe-marsh')).toBe(404);
});

it('hides without a report as a decision does: the author learns why, and can change it and publish again', async () => {
  const storyId = await publishedStory();
  await done(`story/${storyId}`, { act: 'feature' });
  expect(await act(`story/${storyId}`, { act: 'hide' })).toMatchObject({ status: 400, body: { field: 'ground' } });
  expect(await done(`story/${storyId}`, { act: 'hide', ground: 'hate' })).toMatchObject({ hiddenFor: 'hate' });
  expect(await status(`/stories/${storyId}`)).toBe(404);
  expect((await shelves()).map(({ shelfId }) => shelfId)).not.toContain('picked-stories');
  const mine = MyStoryPageEnvelope.parse((await server.call('/user/stories', { session: author })).body);
  expect(mine.data.items[0]).toMatchObject({ withheld: { reason: 'hate', changed: false } });
  expect(await told(author)).toMatchObject([{ kind: 'decided', decision: 'hidden', thing: 'story' }]);
  const log = PublicLogPageEnvelope.parse((await server.call('/public-log/entries')).body).data.items[0];
  expect(log).toMatchObject({ record: { kind: 'decision', decision: 'hidden', reason: 'hate' } });
  expect(await act(`story/${storyId}`, { act: 'hide', ground: 'spam' })).toMatchObject({ status: 409 });
  expect(await act(`story/${storyId}`, { act: 'feature' })).toMatchObject({ status: 409 });
  expect(await names('kind=story&state=hidden')).toEqual(['The Late Ferry']);
  expect((await server.call(`/operator/reports/${storyId}`, { session: operator })).body).toMatchObject({
    data: { title: 'The Late Ferry', reach: 'author', openReports: 0, decisions: [{ decision: 'hidden' }] },
  });

  expect(await done(`story/${storyId}`, { act: 'show' })).toMatchObject({ hiddenFor: null, featured: true });
  expect(await act(`story/${storyId}`, { act: 'show' })).toMatchObject({ status: 409 });
  expect(await status(`/stories/${storyId}`)).toBe(200);
  expect(await told(author)).toMatchObject([{ decision: 'restored' }]);
  expect(await logged(storyId)).toHaveLength(3);
});

it('settles the reports on what it hides', async () => {
  const reader = await server.registered();
  const json = { reason: 'spam' };
  await server.call('/characters/zoe-marsh/reports', { method: 'POST', session: reader, json });
  await done('character/zoe-marsh', { act: 'hide', ground: 'impersonation' });
  const reports = await server.call('/operator/reports?state=open', { session: operator });
  expect(reports.body).toMatchObject({ data: { openCount: 0 } });
  expect(await told(reader)).toMatchObject([{ kind: 'report-decided', decision: 'hidden' }]);
});

it('marks a story as mature whatever its author says, until the mark is taken back', async () => {
  const storyId = await publishedStory();
  expect(await done(`story/${storyId}`, { act: 'mark-mature' })).toMatchObject({ mature: true, marked: true });
  expect(await told(author)).toMatchObject([{ kind: 'decided', decision: 'marked-mature', thing: 'story' }]);
  expect(await status(`/stories/${storyId}`)).toBe(404);
  expect(await names('kind=story&state=mature')).toEqual(['The Late Ferry']);
  expect(await act(`story/${storyId}`, { act: 'mark-mature' })).toMatchObject({ status: 409 });

  const calls = storyDraftCalls(() => server);
  const draft = storyDraftIn(await calls.begin(author, { from: 'story', storyId }));
  const changes = { tagline: 'It comes at last', mature: false };
  const kept = await calls.keep(author, storyDraftIn(await calls.change(author, draft, changes)));
  expect(kept.status).toBe(200);
  expect(await status(`/stories/${storyId}`)).toBe(404);

  expect(await done(`story/${storyId}`, { act: 'take-mark-back' })).toMatchObject({ mature: false, marked: false });
  expect(await act(`story/${storyId}`, { act: 'take-mark-back' })).toMatchObject({ status: 409 });
  expect(await told(author)).toMatchObject([{ decision: 'mark-taken-back' }]);
  expect((await server.call(`/stories/${storyId}`)).body).toMatchObject({ data: { tagline: 'It comes at last' } });
});

it('marks a character only when it is stated to be an adult', async () => {
  const ageless = await publishedCharacter();
  const refused = await act(`character/${ageless}`, { act: 'mark-mature' });
  expect(refused).toMatchObject({ status: 400, body: { field: 'age' } });
  expect(await status(`/characters/${ageless}`)).toBe(200);
  const characterId = await publishedCharacter({ 'fabula/draft': { age: 41 } });
  expect(await done(`character/${characterId}`, { act: 'mark-mature' })).toMatchObject({ marked: true });
  expect(await status(`/characters/${characterId}`)).toBe(404);
  const calls = draftCalls(() => server);
  const draft = draftIn(await calls.begin(author, { from: 'character', characterId }));
  const kept = await calls.keep(author, await calls.change(author, draft, { age: 17 }));
  expect(kept).toMatchObject({ status: 400, body: { field: 'age' } });
});

it('acts once for a request that is repeated', async () => {
  const headers = { 'idempotency-key': 'feature-once' };
  const answers = [
    await act('character/ada-byrne', { act: 'feature' }, headers),
    await act('character/ada-byrne', { act: 'feature' }, headers),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(await logged('ada-byrne')).toHaveLength(1);
});

it('knows nothing of what is private, deleted or made up', async () => {
  const storyId = await bringStory(server, author);
  for (const work of [`story/${storyId}`, 'character/nobody', 'story/ada-byrne']) {
    for (const form of [{ act: 'feature' }, { act: 'hide', ground: 'spam' }, { act: 'mark-mature' }] as const) {
      expect(await act(work, form)).toMatchObject({ status: 404 });
    }
  }
  expect(await logged(storyId)).toEqual([]);
});
