import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import {
  CharacterEngagementEnvelope,
  CommentEnvelope,
  CommentPageEnvelope,
  InteractionPageEnvelope,
  PostEnvelope,
  PostPageEnvelope,
} from '../contract/validators.ts';
import { createTestServer, principalOf, type CallOptions, type TestServer } from '../testing/test-server.ts';

const ADULT = { 'sfw-type': 'nsfw' };
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

let server: TestServer;
let creator: SessionValues;

beforeAll(async () => {
  server = await createTestServer();
  creator = await server.registered();
  await own('zoe-marsh', creator);
  const { db } = server.deps.database;
  await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function own(characterId: string, session: SessionValues, visibility: 'public' | 'private' = 'public') {
  const owner = ownerOf(await principalOf(server.deps, session));
  await server.deps.database.db
    .updateTable('characters')
    .set({ owner_id: owner, visibility })
    .where('character_id', '=', characterId)
    .execute();
}

const engagement = async (characterId: string, options?: CallOptions) =>
  CharacterEngagementEnvelope.parse((await server.call(`/characters/${characterId}/engagement`, options)).body).data;

async function post(characterId: string, text: string, session = creator) {
  const answer = await server.call(`/characters/${characterId}/posts`, {
    method: 'POST',
    session,
    json: { text, language: 'en-US' },
  });
  return PostEnvelope.parse(answer.body).data;
}

async function comment(characterId: string, form: { text: string; postId?: string }, session: SessionValues) {
  const path = `/characters/${characterId}/comments`;
  return CommentEnvelope.parse((await server.call(path, { method: 'POST', session, json: form })).body).data;
}

const comments = async (characterId: string, query = '', options?: CallOptions) =>
  CommentPageEnvelope.parse((await server.call(`/characters/${characterId}/comments${query}`, options)).body).data;

const deeds = async (session: SessionValues) =>
  InteractionPageEnvelope.parse((await server.call('/user-profile/get-my-interactions', { session })).body).data.items;

describe('liking and following', () => {
  it('counts each account once, however often and however many at once it is said', async () => {
    const readers = await Promise.all(Array.from({ length: 8 }, () => server.registered()));
    const say = (method: string, kind: string) =>
      readers.flatMap((session) =>
        Array.from({ length: 4 }, () => server.call(`/characters/ada-byrne/${kind}`, { method, session })),
      );
    const answers = await Promise.all([...say('PUT', 'like'), ...say('PUT', 'follow')]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await engagement('ada-byrne', { session: readers[0] })).toMatchObject({
      likeCount: 8,
      followerCount: 8,
      liked: true,
      following: true,
    });
    await Promise.all([...say('DELETE', 'like'), ...say('PUT', 'follow')]);
    expect(await engagement('ada-byrne', { session: readers[0] })).toMatchObject({
      likeCount: 0,
      followerCount: 8,
      liked: false,
    });
  });

  it('ends with counts that are those of the rows when likes and their opposites cross', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, () => server.registered()));
    await Promise.all(
      readers.flatMap((session) =>
        ['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT'].map((method) =>
          server.call('/characters/ilker-kaya/like', { method, session }),
        ),
      ),
    );
    const { db } = server.deps.database;
    const rows = await db.selectFrom('favourites').selectAll().where('subject_id', '=', 'ilker-kaya').execute();
    expect((await engagement('ilker-kaya')).likeCount).toBe(rows.length);
    const written = await Promise.all(readers.map(deeds));
    expect(written.flat()).toHaveLength(rows.length);
  });

  it('asks a guest who follows for an account, and changes nothing', async () => {
    const session = await server.guest();
    const answer = await server.call('/characters/zoe-marsh/follow', { method: 'PUT', session });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
    expect(await engagement('zoe-marsh', { session })).toMatchObject({ followerCount: 0, following: false });
  });

  it('is in the history until it is taken back', async () => {
    const session = await server.registered();
    const say = (method: string, path: string) => server.call(`/characters/zoe-marsh/${path}`, { method, session });
    await say('PUT', 'like');
    await say('PUT', 'follow');
    expect(await deeds(session)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'favourite', targetKind: 'character', targetId: 'zoe-marsh' }),
        expect.objectContaining({ kind: 'follow', targetKind: 'character', title: 'Zoë Marsh' }),
      ]),
    );
    await say('DELETE', 'like');
    expect((await deeds(session)).map(({ kind }) => kind)).toEqual(['follow']);
  });
});

describe('posts', () => {
  it('are written by the creator alone, and read by everybody, newest first', async () => {
    const first = await post('zoe-marsh', `First\r\n\r\n${SCRIPT}`);
    server.clock.advance(1000);
    const second = await post('zoe-marsh', 'Second');
    const page = PostPageEnvelope.parse((await server.call('/characters/zoe-marsh/posts')).body).data;
    expect(page.items.map(({ postId }) => postId)).toEqual([second.postId, first.postId]);
    expect(page.items[1]).toMatchObject({ text: `First\n\n${SCRIPT}`, own: false, likeCount: 0, editedAt: null });
    const json = { text: 'As another reader', language: 'en-US' };
    const stranger = await server.registered();
    const refused = await server.call('/characters/zoe-marsh/posts', { method: 'POST', session: stranger, json });
    expect(refused).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
    const guest = await server.call('/characters/zoe-marsh/posts', {
      method: 'POST',
      session: await server.guest(),
      json,
    });
    expect(guest).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  });

  it('change, go and come back by their creator', async () => {
    const { postId } = await post('zoe-marsh', 'Draft');
    const path = `/characters/zoe-marsh/posts/${postId}`;
    const before = (await engagement('zoe-marsh')).postCount;
    const json = { text: 'Better', language: 'en-US' };
    const changed = await server.call(path, { method: 'PUT', session: creator, json });
    expect(PostEnvelope.parse(changed.body).data).toMatchObject({ text: 'Better', own: true });
    expect(PostEnvelope.parse(changed.body).data.editedAt).not.toBeNull();
    const stranger = await server.registered();
    expect((await server.call(path, { method: 'DELETE', session: stranger })).status).toBe(403);
    expect((await server.call(path, { method: 'DELETE', session: creator })).status).toBe(200);
    expect((await server.call(path)).status).toBe(404);
    expect((await engagement('zoe-marsh')).postCount).toBe(before - 1);
    expect((await server.call(`${path}/restore`, { method: 'POST', session: stranger })).status).toBe(403);
    expect((await server.call(`${path}/restore`, { method: 'POST', session: creator })).status).toBe(200);
    expect((await server.call(path)).status).toBe(200);
  });

  it('are written once for one idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'post-once-0001' };
    const send = (text: string) =>
      server.call('/characters/zoe-marsh/posts', {
        method: 'POST',
        session: creator,
        headers,
        json: { text, language: 'en-US' },
      });
    const answers = await Promise.all([send('Once'), send('Once'), send('Once')]);
    expect(new Set(answers.map(({ body }) => PostEnvelope.parse(body).data.postId)).size).toBe(1);
    expect((await send('Other')).status).toBe(409);
  });

  it('are liked by each account once, and lead back from its history', async () => {
    const { postId } = await post('zoe-marsh', 'Like me');
    const path = `/characters/zoe-marsh/posts/${postId}`;
    const readers = await Promise.all(Array.from({ length: 5 }, () => server.registered()));
    await Promise.all(
      readers.flatMap((session) => [1, 2, 3].map(() => server.call(`${path}/like`, { method: 'PUT', session }))),
    );
    const [reader] = readers;
    if (reader === undefined) throw new Error('There are readers');
    expect(PostEnvelope.parse((await server.call(path, { session: reader })).body).data).toMatchObject({
      likeCount: 5,
      liked: true,
    });
    expect(await deeds(reader)).toMatchObject([
      { kind: 'favourite', targetKind: 'post', targetId: postId, characterId: 'zoe-marsh' },
    ]);
    await Promise.all([1, 2].map(() => server.call(`${path}/like`, { method: 'DELETE', session: reader })));
    expect(PostEnvelope.parse((await server.call(path)).body).data.likeCount).toBe(4);
  });

  it('hold nothing that may not be written, and no more than they may', async () => {
    const send = (text: string) =>
      server.call('/characters/zoe-marsh/posts', {
        method: 'POST',
        session: creator,
        json: { text, language: 'en-US' },
      });
    expect(await send('a naked child, drawn in chalk')).toMatchObject({ status: 403, body: { field: 'text' } });
    expect(await send(' \n ')).toMatchObject({ status: 400, body: { field: 'text' } });
    expect(await send('x'.repeat(4001))).toMatchObject({ status: 400 });
  });
});

describe('comments', () => {
  it('stand on a character or on one of its posts, newest first, page by page', async () => {
    const session = await server.registered();
    const { postId } = await post('zoe-marsh', 'Say something');
    const written = [];
    for (const text of ['one', SCRIPT, 'three']) {
      written.push(await comment('zoe-marsh', { text, postId }, session));
      server.clock.advance(1000);
    }
    const first = await comments('zoe-marsh', `?postId=${postId}&limit=2`);
    expect(first).toMatchObject({ total: 3, items: [{ text: 'three' }, { text: SCRIPT, authorName: 'Ada' }] });
    const rest = await comments('zoe-marsh', `?postId=${postId}&limit=2&cursor=${first.nextCursor}`, { session });
    expect(rest).toMatchObject({ nextCursor: null, items: [{ text: 'one', own: true, deletable: true }] });
    expect((await comments('zoe-marsh')).items).toEqual([]);
    expect(await deeds(session)).toMatchObject([
      { kind: 'comment', targetKind: 'post', targetId: postId, characterId: 'zoe-marsh', id: written[2]?.commentId },
      {},
      {},
    ]);
    const other = await server.call(`/characters/zoe-marsh/comments?cursor=${first.nextCursor}`);
    expect(other).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });

  it('are hidden and restored by those who may, and the count goes along', async () => {
    const [author, stranger] = [await server.registered(), await server.registered()];
    const { commentId } = await comment('zoe-marsh', { text: 'Mine' }, author);
    const path = `/characters/zoe-marsh/comments/${commentId}`;
    const total = async () => [(await comments('zoe-marsh')).total, (await engagement('zoe-marsh')).commentCount];
    expect(await total()).toEqual([1, 1]);
    expect((await server.call(path, { method: 'DELETE', session: stranger })).status).toBe(403);
    const gone = await Promise.all([1, 2, 3].map(() => server.call(path, { method: 'DELETE', session: author })));
    expect(gone.some(({ status }) => status === 200)).toBe(true);
    expect(await total()).toEqual([0, 0]);
    expect(await deeds(author)).toEqual([]);
    expect((await server.call(`${path}/restore`, { method: 'POST', session: stranger })).status).toBe(404);
    await Promise.all([1, 2, 3].map(() => server.call(`${path}/restore`, { method: 'POST', session: author })));
    expect(await total()).toEqual([1, 1]);
    expect(await deeds(author)).toHaveLength(1);
    await server.call(path, { method: 'DELETE', session: creator });
    expect(await total()).toEqual([0, 0]);
    expect((await server.call(`${path}/restore`, { method: 'POST', session: author })).status).toBe(404);
    expect((await server.call(`${path}/restore`, { method: 'POST', session: creator })).status).toBe(200);
  });

  it('count exactly when many come and go at once', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => server.registered()));
    const written = await Promise.all(
      readers.flatMap((session) =>
        ['a', 'b', 'c'].map(async (text) => ({ session, ...(await comment('hundred-percent', { text }, session)) })),
      ),
    );
    await Promise.all(
      written
        .slice(0, 7)
        .flatMap(({ session, commentId }) =>
          [1, 2].map(() =>
            server.call(`/characters/hundred-percent/comments/${commentId}`, { method: 'DELETE', session }),
          ),
        ),
    );
    const page = await comments('hundred-percent');
    expect([page.total, page.items.length, (await engagement('hundred-percent')).commentCount]).toEqual([8, 8, 8]);
  });

  it('tell the author alone of a danger, and refuse what may not be written', async () => {
    const session = await server.registered();
    const { commentId } = await comment('zoe-marsh', { text: 'I want to die' }, session);
    const find = async (options?: CallOptions) =>
      (await comments('zoe-marsh', '', options)).items.find((item) => item.commentId === commentId);
    expect(await find({ session })).toMatchObject({ crisis: true });
    expect(await find()).toMatchObject({ crisis: false, own: false, deletable: false });
    const json = { text: 'naked pictures of a child' };
    const refused = await server.call('/characters/zoe-marsh/comments', { method: 'POST', session, json });
    expect(refused).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN', field: 'text' } });
  });

  it('are slowed down when one account writes too many', async () => {
    const session = await server.registered();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        server.call('/characters/ada-byrne/comments', { method: 'POST', session, json: { text: `No. ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('reports', () => {
  it('are filed once by each account or guest, with the text as it was', async () => {
    const [author, reader] = [await server.registered(), await server.registered()];
    const { postId } = await post('zoe-marsh', 'Buy my lamps');
    const { commentId } = await comment('zoe-marsh', { text: 'Buy my lamps', postId }, author);
    for (const path of [`posts/${postId}`, `comments/${commentId}`]) {
      const send = (session: SessionValues, json: unknown = { reason: 'spam', note: 'Lamps again' }) =>
        server.call(`/characters/zoe-marsh/${path}/reports`, { method: 'POST', session, json });
      expect((await send(reader)).status).toBe(200);
      expect(await send(reader)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
      expect((await send(await server.registered())).status).toBe(200);
      expect((await send(reader, { reason: 'because' })).status).toBe(400);
      expect((await send(await server.guest())).status).toBe(200);
    }
    const rows = await server.deps.database.db.selectFrom('reports').selectAll().execute();
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ excerpt }) => excerpt))).toEqual(new Set(['Buy my lamps']));
  });
});

describe('what must not be shown', () => {
  it('is as if it were not there: mature outside the mode, private for others, hidden for all', async () => {
    const owner = await server.registered();
    await own('hundred-percent', owner, 'private');
    const secret = await post('hundred-percent', 'For me alone', owner);
    const adult = await server.registered();
    await server.call('/user/confirm-adult', { method: 'POST', session: adult, json: { confirmed: true } });
    const stranger = await server.registered();
    for (const [characterId, session] of [
      ['mona-dusk', stranger],
      ['hundred-percent', stranger],
      ['no-such-one', stranger],
    ] as const) {
      for (const path of ['engagement', 'posts', `posts/${secret.postId}`, 'comments']) {
        expect((await server.call(`/characters/${characterId}/${path}`, { session })).status).toBe(404);
      }
      for (const path of ['like', 'follow', `posts/${secret.postId}/like`]) {
        expect((await server.call(`/characters/${characterId}/${path}`, { method: 'PUT', session })).status).toBe(404);
      }
    }
    expect((await engagement('mona-dusk', { session: adult, headers: ADULT })).likeCount).toBe(0);
    expect((await server.call(`/characters/hundred-percent/posts/${secret.postId}`, { session: owner })).status).toBe(
      200,
    );
    await server.call('/characters/mona-dusk/like', { method: 'PUT', session: adult, headers: ADULT });
    expect(await deeds(adult)).toEqual([]);
    const inMode = await server.call('/user-profile/get-my-interactions', { session: adult, headers: ADULT });
    expect(InteractionPageEnvelope.parse(inMode.body).data.items).toMatchObject([{ targetId: 'mona-dusk' }]);
  });
});
