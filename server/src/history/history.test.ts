import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../accounts/principal.ts';
import { GenHistoryEnvelope, InteractionPageEnvelope } from '../contract/validators.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('histories', () => {
  it('are empty for someone who has just come', async () => {
    const session = await server.guest();
    for (const path of ['/user-profile/get-my-gen-history', '/user-profile/get-my-interactions']) {
      expect((await server.call(path, { session })).body.data).toEqual({ items: [], nextCursor: null });
    }
  });

  it('show what is one’s own, newest first, page by page', async () => {
    const { db } = server.deps.database;
    const [mine, other] = [await server.registered(), await server.registered()];
    const owner = ownerOf(await principalOf(server.deps, mine));
    const stranger = ownerOf(await principalOf(server.deps, other));
    for (const [id, ownerId, at] of [
      ['a', owner, 1000],
      ['b', owner, 2000],
      ['c', stranger, 3000],
    ] as const) {
      const common = { owner_id: ownerId, title: `Title ${id}`, created_at: at };
      await db
        .insertInto('generations')
        .values({
          ...common,
          generation_id: `gen-${id}`,
          kind: 'image',
          thumbnail_url: null,
          character_id: null,
          points: 12,
        })
        .execute();
      await db
        .insertInto('interactions')
        .values({
          ...common,
          interaction_id: `act-${id}`,
          kind: 'chat',
          target_kind: 'character',
          target_id: 'ada-byrne',
          character_id: null,
          image_url: null,
        })
        .execute();
    }
    const read = async (query: string) => {
      const answer = await server.call(`/user-profile/get-my-gen-history${query}`, { session: mine });
      return GenHistoryEnvelope.parse(answer.body).data;
    };
    const first = await read('?limit=1');
    expect(first.items).toMatchObject([{ id: 'gen-b', points: 12, createdAt: '1970-01-01T00:00:02.000Z' }]);
    expect(await read(`?limit=1&cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ id: 'gen-a' }],
      nextCursor: null,
    });
    const interactions = await server.call('/user-profile/get-my-interactions', { session: mine });
    expect(InteractionPageEnvelope.parse(interactions.body).data.items.map((item) => item.id)).toEqual([
      'act-b',
      'act-a',
    ]);
    const foreign = await server.call(`/user-profile/get-my-gen-history?cursor=${first.nextCursor}`, {
      session: other,
    });
    expect(foreign).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});
