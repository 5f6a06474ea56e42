import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../http/principal.ts';
import { GenHistoryEnvelope, ImportedCardEnvelope, InteractionPageEnvelope } from '../contract/validators.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('histories', () => {
  it('are empty for a new visitor', async () => {
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

  it('show a character that was imported, unless its owner has deleted it', async () => {
    const session = await server.registered();
    const card = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Isaura', first_mes: 'You are late.' } };
    const content = Buffer.from(JSON.stringify(card)).toString('base64');
    const answer = await server.call('/cards', { method: 'POST', session, json: { content, mature: false } });
    const { characterId } = ImportedCardEnvelope.parse(answer.body).data;
    const made = async () => {
      const { body } = await server.call('/user-profile/get-my-gen-history', { session });
      return GenHistoryEnvelope.parse(body).data.items;
    };
    expect(await made()).toMatchObject([{ kind: 'character', characterId, title: 'Isaura', points: 0 }]);
    await server.call(`/characters/${characterId}`, { method: 'DELETE', session });
    expect(await made()).toEqual([]);
    await server.call(`/characters/${characterId}/restore`, { method: 'POST', session });
    expect(await made()).toHaveLength(1);
  });

  it('fill a page with what may be shown, past what may not', async () => {
    const { db } = server.deps.database;
    await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
    const session = await server.registered();
    const owner = ownerOf(await principalOf(server.deps, session));
    const rows = ['ada-byrne', 'mona-dusk', 'mona-dusk', 'zoe-marsh', 'mona-dusk', 'ilker-kaya'].map((id, index) => ({
      interaction_id: `seen-${index}`,
      owner_id: owner,
      kind: 'follow' as const,
      target_kind: 'character' as const,
      target_id: id,
      character_id: null,
      title: id,
      image_url: null,
      created_at: index,
    }));
    await db.insertInto('interactions').values(rows).execute();
    const read = async (query: string) => {
      const { body } = await server.call(`/user-profile/get-my-interactions${query}`, { session });
      return InteractionPageEnvelope.parse(body).data;
    };
    const first = await read('?limit=2');
    expect(first.items.map(({ targetId }) => targetId)).toEqual(['ilker-kaya', 'zoe-marsh']);
    const rest = await read(`?limit=2&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ nextCursor: null, items: [{ targetId: 'ada-byrne' }] });
  });
});
