import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MyStoryPageEnvelope, StoryEnvelope, StoryPageEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { ReportDecisions } from '../../social/report-decisions.ts';
import { runReports } from '../../social/reports-command.ts';
import { storyDraftCalls, storyDraftIn } from '../../testing/drafts/story-draft-calls.ts';
import { bringStory, QUAY, setStoryVisibility } from '../../testing/kept-stories.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const bring = (session: SessionValues, more: object = {}) => bringStory(server, session, more);
const set = (session: SessionValues, storyId: string, form: object) =>
  setStoryVisibility(server, session, storyId, form);
const publish = (session: SessionValues, storyId: string, more: object = {}) =>
  set(session, storyId, { visibility: 'public', statement: true, ...more });
const calls = storyDraftCalls(() => server);
const ask = (path: string, session?: SessionValues, init: object = {}) =>
  server.call(path, { ...(session === undefined ? {} : { session }), ...init });
const newest = async (query = '', session?: SessionValues) => {
  const { body } = await ask(`/stories?sort=newest${query}`, session);
  return StoryPageEnvelope.parse(body).data.items.map(({ storyId }) => storyId);
};
const mine = async (session: SessionValues) =>
  MyStoryPageEnvelope.parse((await ask('/user/stories', session)).body).data.items;

describe('a published story', () => {
  it('is the newest on lists, found by a search, shown with the public name of its maker, and played by others', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner, { title: 'Published Ferry' });
    server.clock.advance(60_000);
    expect((await publish(owner, storyId)).body).toMatchObject({ data: { storyId, visibility: 'public' } });
    for (const session of [undefined, reader, owner]) expect((await newest('', session))[0]).toBe(storyId);
    expect(await newest('&q=published', reader)).toEqual([storyId]);
    const story = StoryEnvelope.parse((await ask(`/stories/${storyId}`, reader)).body).data;
    expect(story).toMatchObject({ own: false, makerName: 'Ada', isNew: true });
    expect(story).not.toHaveProperty('visibility');
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'public' });
    const player = await testPlayer(server, reader);
    const { round } = await player.begin({ storyId });
    expect(await player.choose(round, 0)).toMatchObject({ ending: { endingId: 'home' } });
    expect(await player.share(round)).toMatchObject({ status: 200 });
  });

  it('stays where it was on the list of the newest when it is withdrawn and published again', async () => {
    const owner = await server.registered();
    const [first, second] = [await bring(owner), await bring(owner)];
    for (const storyId of [first, second]) {
      server.clock.advance(60_000);
      await publish(owner, storyId);
    }
    server.clock.advance(60_000);
    await set(owner, first, { visibility: 'private' });
    await publish(owner, first);
    expect((await newest()).slice(0, 2)).toEqual([second, first]);
  });

  it('shows mature content to those alone who see it', async () => {
    const owner = await server.registered();
    const storyId = await bring(owner, { mature: true });
    expect(await publish(owner, storyId)).toMatchObject({ status: 200 });
    expect((await ask(`/stories/${storyId}`)).status).toBe(404);
    expect(await newest()).not.toContain(storyId);
  });

  it('is in the feed of those who follow a character in it', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    await ask('/characters/ada-byrne/follow', reader, { method: 'PUT' });
    const storyId = await bring(owner);
    const { db } = server.deps.database;
    await db.insertInto('story_cast').values({ story_id: storyId, character_id: 'ada-byrne', position: 0 }).execute();
    const feed = async () => JSON.stringify((await ask('/user/feed', reader)).body);
    const appears = async () => JSON.stringify((await ask('/characters/ada-byrne', reader)).body);
    expect(await feed()).not.toContain(storyId);
    await publish(owner, storyId, { visibility: 'unlisted' });
    expect(await feed()).not.toContain(storyId);
    expect(await appears()).not.toContain(storyId);
    await publish(owner, storyId);
    expect(await feed()).toContain(storyId);
    expect(await appears()).toContain(storyId);
  });
});

describe('an unlisted story', () => {
  it('is read and played at its address, and is on no list', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner, { title: 'Unlisted Ferry' });
    await publish(owner, storyId, { visibility: 'unlisted' });
    expect((await ask(`/stories/${storyId}`, reader)).body).toMatchObject({ data: { visibility: 'unlisted' } });
    expect((await (await testPlayer(server, reader)).begin({ storyId })).storyId).toBe(storyId);
    for (const session of [undefined, reader]) {
      expect(await newest('', session)).not.toContain(storyId);
      expect(await newest('&q=unlisted', session)).toEqual([]);
    }
    expect(await newest('&q=unlisted', owner)).toEqual([storyId]);
  });
});

describe('a private story', () => {
  const story = (storyId: string) => `/stories/${storyId}`;
  const ways: readonly [string, string, (storyId: string) => string, string, object?][] = [
    ['its page', 'GET', story, ''],
    ['its endings', 'GET', story, '/endings'],
    ['its counts', 'GET', story, '/engagement'],
    ['its comments', 'GET', story, '/comments'],
    ['a comment', 'POST', story, '/comments', { text: 'Hello' }],
    ['a like', 'PUT', story, '/like'],
    ['a report', 'POST', story, '/reports', { reason: 'other' }],
    ['its visibility', 'PUT', story, '/visibility', { visibility: 'public', statement: true }],
    ['its versions', 'GET', story, '/versions'],
    ['a play', 'POST', () => '/story-sessions', ''],
    ['a draft of it', 'POST', () => '/story-drafts', ''],
    ['its deletion', 'DELETE', story, ''],
  ];

  it.each(ways)('is as one that is not there to others, asked for %s', async (_way, method, path, end, json) => {
    const owner = await server.registered();
    const withdrawn = await bring(owner);
    await publish(owner, withdrawn);
    await set(owner, withdrawn, { visibility: 'private' });
    for (const storyId of [await bring(owner), withdrawn]) {
      for (const session of [await server.registered(), await server.guest()]) {
        const bodyOf = (id: string) =>
          json ?? (end === '' && method === 'POST' ? { storyId: id, from: 'story' } : undefined);
        const call = (id: string) => {
          const body = bodyOf(id);
          return ask(`${path(id)}${end}`, session, { method, ...(body === undefined ? {} : { json: body }) });
        };
        const [theirs, nobodys] = [await call(storyId), await call('sty-nobody')];
        expect([401, 403, 404]).toContain(theirs.status);
        expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
      }
    }
    expect((await ask(story(withdrawn), owner)).status).toBe(200);
  });

  it('is on no list of others, and on none of those who had it before', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner, { title: 'Withdrawn Ferry' });
    await publish(owner, storyId);
    await ask(`/stories/${storyId}/like`, reader, { method: 'PUT' });
    const player = await testPlayer(server, reader);
    const { round } = await player.begin({ storyId });
    await player.share(round);
    await set(owner, storyId, { visibility: 'private' });
    const { storySessionId } = round;
    for (const session of [undefined, await server.guest(), reader]) {
      expect(await newest('', session)).not.toContain(storyId);
      expect(await newest('&q=withdrawn', session)).toEqual([]);
      expect((await ask(`/shared-plays/${storySessionId}`, session)).status).toBe(404);
    }
    for (const path of ['/user/favourites', '/story-sessions', '/user/continue', '/home', '/user/feed']) {
      expect(JSON.stringify((await ask(path, reader)).body)).not.toContain('Withdrawn Ferry');
    }
    const image = await server.app.request(`/og/shared-plays/${storySessionId}.png`);
    expect(image.status).toBe(404);
  });

  it('continues for those who were playing it, with the version that they began with', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner);
    await publish(owner, storyId);
    const player = await testPlayer(server, reader);
    const { round } = await player.begin({ storyId });
    await set(owner, storyId, { visibility: 'private' });
    expect(await player.choose(round, 0)).toMatchObject({ ending: { endingId: 'home' } });
    expect(await ask('/story-sessions', reader, { method: 'POST', json: { storyId } })).toMatchObject({ status: 404 });
  });
});

describe('the story of a play', () => {
  const storyOf = ({ storySessionId }: { storySessionId: string }, session?: SessionValues) =>
    ask(`/story-sessions/${storySessionId}/story`, session);
  const published = async (form: object = {}) => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner, form);
    await publish(owner, storyId);
    const play = await (await testPlayer(server, reader)).begin({ storyId });
    return { owner, reader, storyId, play };
  };

  it('is there for its reader alone, after its author has withdrawn it, by the title that it had', async () => {
    const { owner, play, reader, storyId } = await published({ title: 'The First Ferry' });
    expect((await storyOf(play, reader)).body).toMatchObject({ data: { title: 'The First Ferry', withdrawn: false } });
    await set(owner, storyId, { visibility: 'private' });
    const draft = storyDraftIn(await calls.begin(owner, { from: 'story', storyId }));
    await calls.keep(owner, storyDraftIn(await calls.change(owner, draft, { title: 'Not for you' })));
    const { body } = await storyOf(play, reader);
    expect(body).toMatchObject({ data: { storyId, title: 'The First Ferry', kind: 'dynamic', withdrawn: true } });
    expect(JSON.stringify(body)).not.toContain('Not for you');
    for (const other of [owner, await server.registered(), await server.guest()]) {
      expect((await storyOf(play, other)).status).toBe(404);
    }
    expect((await ask(`/stories/${storyId}`, reader)).status).toBe(404);
    const file = await server.app.request(`/api/story-sessions/${play.storySessionId}/file?format=markdown`, {
      headers: new Headers({ ...reader }),
    });
    expect(await file.text()).toContain('The First Ferry');
    await publish(owner, storyId);
    expect((await storyOf(play, reader)).body).toMatchObject({ data: { title: 'Not for you', withdrawn: false } });
  });

  it('is there after its author has deleted it, and gone with the play', async () => {
    const { owner, play, reader, storyId } = await published();
    await ask(`/stories/${storyId}`, owner, { method: 'DELETE' });
    expect((await storyOf(play, reader)).body).toMatchObject({ data: { title: 'The Late Ferry', withdrawn: true } });
    await ask(`/story-sessions/${play.storySessionId}`, reader, { method: 'DELETE' });
    expect((await storyOf(play, reader)).status).toBe(404);
  });

  it('is not withdrawn for the author of a private story', async () => {
    const owner = await server.registered();
    const play = await (await testPlayer(server, owner)).begin({ storyId: await bring(owner) });
    expect((await storyOf(play, owner)).body).toMatchObject({ data: { withdrawn: false } });
  });

  it('is not there while the operators hide it', async () => {
    const { play, reader, storyId } = await published();
    await ask(`/stories/${storyId}/reports`, reader, { method: 'POST', json: { reason: 'hate' } });
    const decisions = new ReportDecisions(server.deps);
    await runReports(decisions, ['hide', storyId, '--by', 'Bea', '--because', 'It is hateful']);
    expect((await storyOf(play, reader)).status).toBe(404);
  });
});

describe('publishing a story', () => {
  it('is for accounts, of their own stories, with a statement', async () => {
    const [guest, owner, other] = [await server.guest(), await server.registered(), await server.registered()];
    expect((await publish(guest, await bring(guest))).body).toMatchObject({ reason: 'REGISTRATION_REQUIRED' });
    const storyId = await bring(owner);
    expect(await publish(other, storyId)).toMatchObject({ status: 404 });
    expect(await publish(owner, 'low-tide')).toMatchObject({ status: 404 });
    expect((await set(owner, storyId, { visibility: 'public' })).body).toMatchObject({
      reason: 'VALIDATION_FAILED',
      field: 'statement',
    });
    expect((await mine(owner))[0]).toMatchObject({ visibility: 'private' });
  });

  it.each<[string, object]>([
    ['tagline', { tagline: 'The Late Ferry' }],
    ['source', { source: '-> a\n=== a\nOn.\n+ [On.] -> a\n' }],
    ['mature', { source: QUAY.replace('It comes.', 'Explicit sex, and she fucked him.') }],
  ])('is refused at the field %s: %j', async (field, more) => {
    const owner = await server.registered();
    const storyId = await bring(owner, more);
    expect((await publish(owner, storyId)).body).toMatchObject({ reason: 'VALIDATION_FAILED', field });
    expect((await ask(`/stories/${storyId}`)).status).toBe(404);
  });

  it('withdraws the pages that a server has rendered', async () => {
    const owner = await server.registered();
    const storyId = await bring(owner);
    const changes = async () =>
      (
        await server.deps.database.db
          .selectFrom('visibility_changes')
          .select('changes')
          .where('subject_id', '=', storyId)
          .executeTakeFirst()
      )?.changes ?? 0;
    await publish(owner, storyId);
    const before = await changes();
    await set(owner, storyId, { visibility: 'private' });
    expect(await changes()).toBe(before + 1);
  });
});

describe('a reported story', () => {
  it('is in the queue of the operators, and hidden by them it is published again only when it was changed', async () => {
    const [owner, reader] = [await server.registered(), await server.registered()];
    const storyId = await bring(owner, { title: 'Reported Ferry' });
    await publish(owner, storyId);
    await ask(`/stories/${storyId}/reports`, reader, { method: 'POST', json: { reason: 'hate' } });
    const decisions = new ReportDecisions(server.deps);
    expect(await runReports(decisions, ['list', '--kind', 'story'])).toContain(storyId);
    await runReports(decisions, ['hide', storyId, '--by', 'Bea', '--because', 'It is hateful']);
    expect((await ask(`/stories/${storyId}`, reader)).status).toBe(404);
    expect((await mine(owner))[0]).toMatchObject({ withheld: { reason: 'hate', changed: false } });
    expect((await publish(owner, storyId)).body).toMatchObject({ reason: 'CONFLICT' });
    const draft = storyDraftIn(await calls.begin(owner, { from: 'story', storyId }));
    await calls.keep(owner, storyDraftIn(await calls.change(owner, draft, { tagline: 'It comes at last' })));
    expect((await mine(owner))[0]).toMatchObject({ withheld: { changed: true } });
    expect((await ask(`/stories/${storyId}`, reader)).status).toBe(404);
    expect(await publish(owner, storyId)).toMatchObject({ status: 200 });
    expect((await ask(`/stories/${storyId}`, reader)).body).toMatchObject({ data: { tagline: 'It comes at last' } });
    expect((await mine(owner))[0]).not.toHaveProperty('withheld');
  });
});
