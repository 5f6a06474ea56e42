import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  RestoredStoryVersionEnvelope,
  StoryVersionDetailEnvelope,
  StoryVersionListEnvelope,
  type StoryDraft,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { keptStoryIn, storyDraftCalls, storyDraftIn } from '../../testing/drafts/story-draft-calls.ts';
import { bringStory, QUAY, setStoryVisibility } from '../../testing/kept-stories.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const calls = storyDraftCalls(() => server);
const LATER = QUAY.replace('The ferry is late.', 'The ferry is later still.');

const open = async (storyId: string): Promise<StoryDraft> =>
  storyDraftIn(await calls.begin(session, { from: 'story', storyId }));
const change = async (draft: StoryDraft, changes: object): Promise<StoryDraft> =>
  storyDraftIn(await calls.change(session, draft, changes));
/** A story of two versions. */
async function keptTwice(): Promise<string> {
  const storyId = await bringStory(server, session);
  keptStoryIn(await calls.keep(session, await change(await open(storyId), { source: LATER, title: 'Later' })));
  return storyId;
}
const list = async (storyId: string) =>
  StoryVersionListEnvelope.parse((await server.call(`/stories/${storyId}/versions`, { session })).body).data;
const get = async (storyId: string, versionId: string) =>
  StoryVersionDetailEnvelope.parse((await server.call(`/stories/${storyId}/versions/${versionId}`, { session })).body)
    .data;
const restore = (storyId: string, versionId: string, json: object = {}, key?: string) =>
  server.call(`/stories/${storyId}/versions/${versionId}/restore`, {
    method: 'POST',
    session,
    json,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const oldest = async (storyId: string) => (await list(storyId)).items.at(-1)?.versionId ?? '';
const first = async (storyId: string) => (await testPlayer(server, session)).begin({ storyId });

describe('the versions of a story', () => {
  it('are listed with why they are there and what they changed, and read field by field', async () => {
    const storyId = await keptTwice();
    const { items, most } = await list(storyId);
    expect(items).toMatchObject([
      { number: 2, reason: 'keep', changedFields: ['title', 'source'] },
      { number: 1, reason: 'import', changedFields: [] },
    ]);
    expect(most).toBe(50);
    expect((await get(storyId, items[1]?.versionId ?? '')).fields).toMatchObject({
      title: 'The Late Ferry',
      tagline: 'It comes',
      source: QUAY,
    });
    expect((await get(storyId, items[0]?.versionId ?? '')).fields).toMatchObject({ title: 'Later', source: LATER });
  });

  it('begin with the story as it is, of one that was kept before there were versions', async () => {
    const storyId = await bringStory(server, session);
    await server.deps.database.db.deleteFrom('story_versions').where('story_id', '=', storyId).execute();
    expect((await list(storyId)).items).toMatchObject([{ number: 1, reason: 'import' }]);
    expect((await list(storyId)).items).toHaveLength(1);
  });

  it('are at most fifty, but for those with which a play was begun', async () => {
    const storyId = await bringStory(server, session);
    const play = await first(storyId);
    const rows = Array.from({ length: 51 }, (_, index) => ({
      file_id: `stv-${storyId.slice(4)}-${index + 2}`,
      story_id: storyId,
      number: index + 2,
      digest: `${index}`,
      plan: null,
      reason: 'keep' as const,
      changed_fields: '[]',
      created_at: server.clock.now(),
    }));
    await server.deps.database.db.insertInto('story_versions').values(rows).execute();
    const draft = storyDraftIn(await calls.begin(session, { from: 'source', storyId, source: LATER }));
    expect(keptStoryIn(await calls.keep(session, draft)).version).toBe(53);
    const { items } = await list(storyId);
    expect([items[0]?.number, items.at(-1)?.number, items.length]).toEqual([53, 4, 50]);
    const kept = await server.deps.database.db
      .selectFrom('story_versions')
      .select('number')
      .where('story_id', '=', storyId)
      .orderBy('number')
      .limit(2)
      .execute();
    expect(kept.map(({ number }) => number)).toEqual([1, 4]);
    expect(await (await testPlayer(server, session)).choose(play.round, 0)).toMatchObject({
      ending: { endingId: 'home' },
    });
  });
});

describe('restoring a version', () => {
  it('makes it the newest one; the draft follows, and plays go on as they began', async () => {
    const storyId = await keptTwice();
    const play = await first(storyId);
    const answer = await restore(storyId, await oldest(storyId), {}, 'restore-1-of-this-test');
    const { draft, version } = RestoredStoryVersionEnvelope.parse(answer.body).data;
    expect(version).toMatchObject({ number: 3, reason: 'restore', changedFields: ['title', 'source'] });
    expect(draft).toMatchObject({ unkeptFields: [], fields: { title: 'The Late Ferry', source: QUAY } });
    const again = await restore(storyId, await oldest(storyId), {}, 'restore-1-of-this-test');
    expect(RestoredStoryVersionEnvelope.parse(again.body).data.version).toEqual(version);
    expect((await server.call(`/stories/${storyId}`, { session })).body.data).toMatchObject({
      title: 'The Late Ferry',
    });
    const begun = (round: { blocks: readonly object[] }) => JSON.stringify(round.blocks);
    expect(begun((await first(storyId)).round)).toContain('The ferry is late.');
    expect(begun(play.round)).toContain('later still');
    expect(await (await testPlayer(server, session)).choose(play.round, 0)).toMatchObject({
      ending: { endingId: 'home' },
    });
  });

  it('asks what becomes of changes of the draft that are not kept', async () => {
    const storyId = await keptTwice();
    await change(await open(storyId), { tagline: 'Not kept' });
    expect(await restore(storyId, await oldest(storyId))).toMatchObject({ status: 409, body: { field: 'draft' } });
    const { draft } = RestoredStoryVersionEnvelope.parse(
      (await restore(storyId, await oldest(storyId), { draft: 'keep' })).body,
    ).data;
    expect(draft).toMatchObject({ unkeptFields: ['tagline'], fields: { tagline: 'Not kept', source: QUAY } });
    const [, second] = (await list(storyId)).items;
    const replaced = await restore(storyId, second?.versionId ?? '', { draft: 'replace' });
    expect(RestoredStoryVersionEnvelope.parse(replaced.body).data.draft).toMatchObject({
      unkeptFields: [],
      fields: { tagline: 'It comes', source: LATER },
    });
  });

  it('is refused for the newest version, an unknown one and the story of another', async () => {
    const storyId = await keptTwice();
    const [newest] = (await list(storyId)).items;
    expect(await restore(storyId, newest?.versionId ?? '')).toMatchObject({ status: 409 });
    expect(await restore(storyId, 'stv-unknown')).toMatchObject({ status: 404 });
    const versionId = await oldest(storyId);
    session = await server.guest();
    for (const path of ['', `/${versionId}`]) {
      expect(await server.call(`/stories/${storyId}/versions${path}`, { session })).toMatchObject({ status: 404 });
    }
    expect(await restore(storyId, versionId)).toMatchObject({ status: 404 });
  });

  it('is refused at its field for what others could not be shown', async () => {
    const storyId = await bringStory(server, session, { source: '-> a\n=== a\nOn.\n+ [On.] -> a\n' });
    keptStoryIn(await calls.keep(session, await change(await open(storyId), { source: QUAY })));
    await setStoryVisibility(server, session, storyId, { visibility: 'public', statement: true });
    expect(await restore(storyId, await oldest(storyId))).toMatchObject({ status: 400, body: { field: 'source' } });
    const endless = await change(await open(storyId), { source: '-> a\n=== a\nOn.\n+ [On.] -> a\n' });
    expect(await calls.keep(session, endless)).toMatchObject({ status: 400, body: { field: 'source' } });
  });
});
