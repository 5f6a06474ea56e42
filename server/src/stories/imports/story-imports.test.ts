import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  MyStoryPageEnvelope,
  Problem,
  StoryEnvelope,
  StoryPageEnvelope,
  StoryReportEnvelope,
  StorySessionEnvelope,
  StorySessionPageEnvelope,
  type Story,
} from '../../contract/validators.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const source = `# author: I. Okonjo
# role: guest; A guest; You were asked.
VAR role = ""
VAR player_name = ""
The ferry has been waiting, {player_name}, for a {role}.
+ [Step aboard.]
    # ending: over; The other side
    It is quiet there.
    -> END
`;

const form = {
  title: 'The Ferry That Waits',
  tagline: 'It costs what you would miss least',
  language: 'en-US',
  kind: 'dynamic',
  mature: false,
  source,
};

let server: TestServer;
let mine: SessionValues;
let other: SessionValues;
let story: Story;
beforeAll(async () => {
  server = await createTestServer();
  mine = await server.registered();
  other = await server.guest();
  story = await bring(mine);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: object = {}, headers: Record<string, string> = {}) =>
  server.call(path, { method: 'POST', session, json, headers });

async function bring(session: SessionValues, changes: Partial<typeof form> = {}): Promise<Story> {
  return StoryEnvelope.parse((await post(session, '/user/stories', { ...form, ...changes })).body).data;
}

async function listOf(session: SessionValues, query = '') {
  const { body } = await server.call(`/user/stories${query}`, { session });
  return MyStoryPageEnvelope.parse(body).data;
}

const statusOf = async (session: SessionValues, path: string) => (await server.call(path, { session })).status;

describe('a source', () => {
  it('is looked through, and nothing of it is kept', async () => {
    const { body } = await post(mine, '/user/stories/check', { source });
    expect(StoryReportEnvelope.parse(body).data).toMatchObject({ problems: [], endings: 1, author: 'I. Okonjo' });
    expect((await listOf(mine)).total).toBe(1);
  });

  it('with an error is refused by its line, and names the field', async () => {
    const answer = await post(mine, '/user/stories', { ...form, source: 'It is late.\n-> landng\n' });
    expect(answer.status).toBe(400);
    expect(Problem.parse(answer.body)).toMatchObject({
      reason: 'VALIDATION_FAILED',
      field: 'source',
      message: expect.stringContaining('line 2'),
    });
  });

  it('may be in several files, by the names that it includes them under', async () => {
    const session = await server.registered();
    const files = [{ name: 'quay.ink', text: '=== quay\nA quay in the rain.\n-> END\n' }];
    const several = { ...form, source: 'INCLUDE parts/quay.ink\n-> quay\n', files };
    const { storyId } = StoryEnvelope.parse((await post(session, '/user/stories', several)).body).data;
    const begun = await post(session, '/story-sessions', { storyId });
    const { round } = StorySessionEnvelope.parse(begun.body).data;
    expect(round.blocks).toEqual([{ kind: 'narration', text: 'A quay in the rain.' }]);
    const tooLong = { ...several, files: [...files, { name: 'b.ink', text: 'b'.repeat(1_000_000) }] };
    expect(await post(session, '/user/stories', tooLong)).toMatchObject({ status: 400, body: { field: 'files' } });
  });

  it('that may not be written is refused in every mode', async () => {
    const answer = await post(mine, '/user/stories', {
      ...form,
      source: 'A twelve-year-old child undresses for sex with you.\n-> END\n',
    });
    expect([answer.status, answer.body.reason]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a story that was brought', () => {
  it('is played, with a role and a name, through the engine of all stories', async () => {
    expect(story).toMatchObject({
      title: form.title,
      synopsis: form.tagline,
      rounds: 2,
      endings: 1,
      own: true,
      creatorName: 'I. Okonjo',
      roles: [{ roleId: 'guest', label: 'A guest', note: 'You were asked.' }],
    });
    const begun = await post(mine, '/story-sessions', { storyId: story.storyId, name: ' Ada\u202e  Byron ' });
    const { player, round } = StorySessionEnvelope.parse(begun.body).data;
    expect(player).toEqual({ name: 'Ada Byron', roleId: 'guest' });
    expect(round.blocks).toEqual([{ kind: 'narration', text: 'The ferry has been waiting, Ada Byron, for a guest.' }]);
  });

  it('has pictures that were drawn for it', async () => {
    const { cover, scene } = story;
    for (const [address, width] of [
      [cover.small, 300],
      [cover.large, 600],
      [scene.night.wide, 1600],
      [scene.day.tall, 780],
    ] as const) {
      const answer = await server.app.request(address);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
    }
    expect(await statusOf(other, '/story-pictures/pic-unknown/cover-300')).toBe(404);
  });

  it('is seen by its owner only: by its id, in lists, in a search, and in no play', async () => {
    const { storyId } = story;
    const search = '/stories?q=ferry%20waits';
    const found = async (session: SessionValues) =>
      StoryPageEnvelope.parse((await server.call(search, { session })).body).data.total;
    expect([await found(mine), await found(other)]).toEqual([1, 0]);
    expect(StoryPageEnvelope.parse((await server.call(search)).body).data.total).toBe(0);
    expect(await statusOf(mine, `/stories/${storyId}`)).toBe(200);
    const unknown = await server.call('/stories/sty-unknown', { session: other });
    const hidden = await server.call(`/stories/${storyId}`, { session: other });
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(hidden.status).toBe(404);
    expect((await post(other, '/story-sessions', { storyId })).status).toBe(404);
    for (const act of [
      server.call(`/stories/${storyId}`, { method: 'DELETE', session: other }),
      post(other, `/stories/${storyId}/restore`),
    ]) {
      expect((await act).status).toBe(404);
    }
  });

  it('is one story for one idempotency key, is deleted with its plays, and both come back', async () => {
    const session = await server.registered();
    const once = { 'Idempotency-Key': 'bring-the-ferry' };
    const { storyId } = StoryEnvelope.parse((await post(session, '/user/stories', form, once)).body).data;
    const again = await post(session, '/user/stories', form, once);
    expect(StoryEnvelope.parse(again.body).data.storyId).toBe(storyId);
    await post(session, '/story-sessions', { storyId });
    const seen = async () => {
      const { body } = await server.call('/story-sessions', { session });
      const plays = StorySessionPageEnvelope.parse(body).data.items.length;
      return [await statusOf(session, `/stories/${storyId}`), (await listOf(session)).total, plays];
    };
    expect(await seen()).toEqual([200, 1, 1]);
    await server.call(`/stories/${storyId}`, { method: 'DELETE', session });
    expect(await seen()).toEqual([404, 0, 0]);
    await post(session, `/stories/${storyId}/restore`);
    expect(await seen()).toEqual([200, 1, 1]);
  });

  it('is listed page by page, the newest first; a mature one is only counted outside the mature mode', async () => {
    const session = await server.registered();
    for (const [title, mature] of [
      ['One', false],
      ['Two', false],
      ['Three', true],
    ] as const) {
      await bring(session, { title, mature });
      server.clock.advance(1_000);
    }
    const first = await listOf(session, '?limit=1');
    expect(first).toMatchObject({ items: [{ story: { title: 'Two' } }], total: 2, hiddenMature: 1 });
    const second = await listOf(session, `?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ story: { title: 'One' } }], nextCursor: null });
  });

  it('moves with a guest to the account', async () => {
    const guest = await server.guest();
    const { storyId } = await bring(guest);
    const email = 'ferry@example.com';
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    expect((await listOf(session)).items.map(({ story }) => story.storyId)).toEqual([storyId]);
  });
});

describe('whom the reader plays', () => {
  it('must be a role of the story', async () => {
    const answer = await post(mine, '/story-sessions', { storyId: story.storyId, roleId: 'captain' });
    expect([answer.status, answer.body.field]).toEqual([400, 'roleId']);
  });
});
