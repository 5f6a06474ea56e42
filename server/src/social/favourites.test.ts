import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import {
  CharacterEngagementEnvelope,
  CommentEnvelope,
  CommentPageEnvelope,
  FavouriteIdsEnvelope,
  FavouritePageEnvelope,
  InteractionPageEnvelope,
  StoryEngagementEnvelope,
  type Favourite,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { mergeGuestHistory } from '../history/history-store.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { mergeGuestFavourites, MOST_FAVOURITES } from './favourites.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function like(session: SessionValues, path: string, method = 'PUT') {
  server.clock.advance(1000);
  return server.call(`/${path}/like`, { method, session });
}

const favourites = async (session: SessionValues, query = '') =>
  FavouritePageEnvelope.parse((await server.call(`/user/favourites${query}`, { session })).body).data;
const ids = async (session: SessionValues) =>
  FavouriteIdsEnvelope.parse((await server.call('/user/favourites/ids', { session })).body).data;
const ofStory = async (session?: SessionValues) =>
  StoryEngagementEnvelope.parse(
    (await server.call('/stories/warm-bread/engagement', session === undefined ? {} : { session })).body,
  ).data;
const ofCharacter = async (session: SessionValues) =>
  CharacterEngagementEnvelope.parse((await server.call('/characters/ada-byrne/engagement', { session })).body).data;
const deeds = async (session: SessionValues) =>
  InteractionPageEnvelope.parse((await server.call('/user-profile/get-my-interactions', { session })).body).data.items;
const idOf = (item: Favourite) => (item.kind === 'story' ? item.story.storyId : item.character.characterId);

describe('favourites', () => {
  it('are the characters and stories that one likes, the last one first, page by page and by kind', async () => {
    const session = await server.registered();
    for (const path of ['characters/ada-byrne', 'stories/warm-bread', 'characters/zoe-marsh']) {
      expect((await like(session, path)).status).toBe(200);
    }
    const first = await favourites(session, '?limit=2');
    expect(first.items.map(idOf)).toEqual(['zoe-marsh', 'warm-bread']);
    const rest = await favourites(session, `?limit=2&cursor=${first.nextCursor}`);
    expect([rest.items.map(idOf), rest.nextCursor]).toEqual([['ada-byrne'], null]);
    expect((await favourites(session, '?kind=story')).items.map(idOf)).toEqual(['warm-bread']);
    expect(await ids(session)).toEqual({ characterIds: ['zoe-marsh', 'ada-byrne'], storyIds: ['warm-bread'] });
    await like(session, 'characters/zoe-marsh', 'DELETE');
    expect((await favourites(session)).items.map(idOf)).toEqual(['warm-bread', 'ada-byrne']);
    const others = await server.call(`/user/favourites?kind=story&cursor=${first.nextCursor}`, { session });
    expect(others).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });

  it('of a guest are in no count until they sign in, and then count once', async () => {
    const [guest, account] = [await server.guest(), await server.registered()];
    const before = (await ofCharacter(account)).likeCount;
    for (const path of ['characters/ada-byrne', 'stories/warm-bread']) await like(guest, path);
    expect(await ofCharacter(guest)).toMatchObject({ liked: true, likeCount: before });
    await like(account, 'characters/ada-byrne');
    const storyLikes = (await ofStory()).likeCount;

    const { deviceId } = await principalOf(server.deps, guest);
    const { accountId = '' } = await principalOf(server.deps, account);
    await inTransaction(server.deps.database, async (trx) => {
      await mergeGuestFavourites(trx, deviceId, accountId);
      await mergeGuestHistory(trx, deviceId, accountId);
    });
    expect(await ids(account)).toEqual({ characterIds: ['ada-byrne'], storyIds: ['warm-bread'] });
    expect(await ids(guest)).toEqual({ characterIds: [], storyIds: [] });
    expect((await ofCharacter(account)).likeCount).toBe(before + 1);
    expect(await ofStory(account)).toMatchObject({ liked: true, likeCount: storyLikes + 1 });
    expect((await deeds(account)).map(({ kind, targetId }) => `${kind} ${targetId}`).toSorted()).toEqual([
      'favourite ada-byrne',
      'favourite warm-bread',
    ]);
  });

  it('are limited, and a refused one changes nothing', async () => {
    const session = await server.registered();
    const { accountId = '' } = await principalOf(server.deps, session);
    const rows = Array.from({ length: MOST_FAVOURITES }, (_, index) => ({
      owner_id: accountId,
      subject_kind: 'story' as const,
      subject_id: `gone-${index}`,
      created_at: index,
    }));
    await server.deps.database.db.insertInto('favourites').values(rows).execute();
    const before = (await ofStory()).likeCount;
    expect(await like(session, 'stories/warm-bread')).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(await ofStory(session)).toMatchObject({ liked: false, likeCount: before });
    expect((await favourites(session)).items).toEqual([]);
    expect((await like(session, 'stories/no-such-story')).status).toBe(404);
  });
});

describe('a story', () => {
  it('counts each account once, however often and however many at once it is liked', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, () => server.registered()));
    const before = (await ofStory()).likeCount;
    const say = (method: string) =>
      Promise.all(readers.flatMap((session) => [1, 2, 3].map(() => like(session, 'stories/warm-bread', method))));
    await say('PUT');
    expect((await ofStory(readers[0])).likeCount).toBe(before + 6);
    await say('DELETE');
    expect(await ofStory(readers[0])).toMatchObject({ likeCount: before, liked: false });
  });

  it('has comments that their authors delete and restore, counted with it', async () => {
    const [author, stranger] = [await server.registered(), await server.registered()];
    const on = '/stories/warm-bread/comments';
    const json = { text: 'The inkwell did it.' };
    const written = await server.call(on, { method: 'POST', session: author, json });
    const { commentId } = CommentEnvelope.parse(written.body).data;
    const total = async () => [
      CommentPageEnvelope.parse((await server.call(on)).body).data.total,
      (await ofStory()).commentCount,
    ];
    expect(await total()).toEqual([1, 1]);
    expect((await deeds(author)).map(({ kind, targetKind }) => [kind, targetKind])).toEqual([['comment', 'story']]);
    const elsewhere = await server.call(`/characters/ada-byrne/comments/${commentId}`, {
      method: 'DELETE',
      session: author,
    });
    expect(elsewhere.status).toBe(404);
    expect((await server.call(`${on}/${commentId}`, { method: 'DELETE', session: stranger })).status).toBe(403);
    expect((await server.call(`${on}/${commentId}`, { method: 'DELETE', session: author })).status).toBe(200);
    expect(await total()).toEqual([0, 0]);
    await server.call(`${on}/${commentId}/restore`, { method: 'POST', session: author });
    expect(await total()).toEqual([1, 1]);
    const refused = await server.call(on, {
      method: 'POST',
      session: author,
      json: { text: 'naked pictures of a child' },
    });
    expect(refused).toMatchObject({ status: 403, body: { field: 'text' } });
    expect((await server.call(on, { method: 'POST', session: await server.guest(), json })).status).toBe(403);
  });
});
