import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import {
  CharacterEnvelope,
  CharacterPageEnvelope,
  HomeEnvelope,
  ImportedCardEnvelope,
  StoryEnvelope,
  TagListEnvelope,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { createDeps } from '../deps.ts';
import { createLog } from '../log.ts';
import { cardV2, jsonFile } from '../testing/files/card-files.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../testing/people/sign-in.ts';
import { createTestServer, type CallOptions, type TestServer } from '../testing/test-server.ts';
import { CatalogueCache } from './catalogue-cache.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ overrides: { findInk: () => 'The ferry waits.\n+ [Board.] -> END\n' } });
  // Without it a server on PostgreSQL would cache nothing.
  const { notifier } = server.deps.database;
  notifier?.open();
  await vi.waitUntil(() => notifier?.listening !== false);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const guestView = { locale: 'en-US', mature: false } as const;

function countingCache() {
  const cache = new CatalogueCache(server.deps);
  let times = 0;
  const ask = async (view: Parameters<CatalogueCache['read']>[0] = guestView) => {
    const prepared = await cache.read(view, ['how often'], async () => {
      times += 1;
      return { times };
    });
    return prepared.parse();
  };
  return { ask, times: () => times };
}

const post = (session: SessionValues, address: string, json: object) =>
  server.call(address, { method: 'POST', session, json });

async function bring(session: SessionValues, mature = false): Promise<string> {
  const content = Buffer.from(jsonFile(cardV2())).toString('base64');
  return ImportedCardEnvelope.parse((await post(session, '/cards', { content, mature })).body).data.characterId;
}

async function idsFor(options: CallOptions = {}): Promise<string[]> {
  const { body } = await server.call('/characters', options);
  return CharacterPageEnvelope.parse(body).data.items.map((card) => card.characterId);
}

describe('cached answers', () => {
  it('is worked out once for all who ask, and again when time has passed', async () => {
    const { ask, times } = countingCache();
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(times()).toBe(1);
    server.clock.advance(15_000);
    await ask();
    expect(times()).toBe(2);
  });

  it('differs by language and by content mode', async () => {
    const { ask, times } = countingCache();
    for (let round = 0; round < 2; round += 1) {
      await ask();
      await ask({ ...guestView, locale: 'ar-SA' });
      await ask({ ...guestView, mature: true });
    }
    expect(times()).toBe(3);
  });

  it('is shared by visitors without characters and stories of their own, and by no others', async () => {
    const [reader, author] = [await server.guest(), await server.guest()];
    await bring(author);
    const { ask, times } = countingCache();
    await ask();
    await ask({ ...guestView, viewerId: reader['Device-ID'] });
    expect(times()).toBe(1);
    await ask({ ...guestView, viewerId: author['Device-ID'] });
    await ask({ ...guestView, viewerId: author['Device-ID'] });
    expect(times()).toBe(2);
  });

  it('stays while other things are written, and while a write to the catalogue is taken back', async () => {
    const { ask, times } = countingCache();
    await ask();
    await server.guest();
    await ask();
    const takenBack = inTransaction(server.deps.database, async (trx) => {
      await trx.updateTable('stories').set({ rank: 900 }).execute();
      throw new Error('no, after all');
    });
    await expect(takenBack).rejects.toThrow('no, after all');
    await ask();
    expect(times()).toBe(1);
  });

  it('is not what failed', async () => {
    const cache = new CatalogueCache(server.deps);
    const failing = cache.read(guestView, ['x'], () => Promise.reject(new Error('once')));
    await expect(failing).rejects.toThrow('once');
    const data = await cache.read(guestView, ['x'], async () => 'well');
    expect(data.parse()).toMatchObject({ data: 'well' });
  });
});

describe('a write', () => {
  it.each([
    'characters',
    'character_texts',
    'character_tags',
    'stories',
    'story_texts',
    'story_tags',
    'story_cast',
    'tags',
    'tag_labels',
    'shelf_items',
    'hero_stories',
  ] as const)('to %s is seen by every request after its commit', async (table) => {
    const { ask, times } = countingCache();
    await ask();
    await inTransaction(server.deps.database, async (trx) => {
      await trx
        .deleteFrom(table)
        .where((where) => where.lit(false))
        .execute();
      // On the embedded database readers wait for the transaction's end.
      if (server.deps.database.kind === 'postgres') await ask();
    });
    const before = times();
    await ask();
    expect(times()).toBe(before + 1);
    await ask();
    expect(times()).toBe(before + 1);
  });

  it('while an answer is being worked out leaves nothing outdated behind', async () => {
    const { database } = server.deps;
    const cache = new CatalogueCache(server.deps);
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const slow = cache.read(guestView, ['slow'], async () => {
      await written;
      return 'old';
    });
    await database.db.updateTable('stories').set({ rank: 5 }).where('story_id', '=', 'none').execute();
    resolve();
    await slow;
    const again = await cache.read(guestView, ['slow'], async () => 'new');
    expect(again.parse()).toMatchObject({ data: 'new' });
  });
});

describe('the explore pages', () => {
  it('show the count of chats and of readers, and an own character as soon as it is there and no longer than that', async () => {
    const session = await server.guest();
    const chats = async () => CharacterEnvelope.parse((await server.call('/characters/zoe-marsh')).body).data.chatCount;
    const readers = async () => StoryEnvelope.parse((await server.call('/stories/low-tide')).body).data.readerCount;
    const before = [await chats(), await readers()] as const;
    await post(session, '/chats', { characterId: 'zoe-marsh' });
    await post(session, '/story-sessions', { storyId: 'low-tide' });
    expect([await chats(), await readers()]).toEqual([before[0] + 1, before[1] + 1]);

    expect(await idsFor({ session })).not.toContain('isaura');
    const characterId = await bring(session);
    expect(await idsFor({ session })).toContain(characterId);
    await server.call(`/characters/${characterId}`, { method: 'DELETE', session });
    expect(await idsFor({ session })).not.toContain(characterId);
    await post(session, `/characters/${characterId}/restore`, {});
    expect(await idsFor({ session })).toContain(characterId);
  });

  it('never show what one person has made to another, in whichever order they ask', async () => {
    const [author, other] = [await server.guest(), await server.registered()];
    const strangers: CallOptions[] = [{}, { session: other }, { session: await server.guest() }];
    for (const options of [{ session: author }, ...strangers]) await idsFor(options);
    const characterId = await bring(author);
    const page = `/characters/${characterId}`;
    for (let round = 0; round < 2; round += 1) {
      expect(CharacterEnvelope.parse((await server.call(page, { session: author })).body).data.own).toBe(true);
      expect(await idsFor({ session: author })).toContain(characterId);
      for (const options of strangers) {
        expect(await idsFor(options)).not.toContain(characterId);
        expect((await server.call(page, options)).status).toBe(404);
        const counted = TagListEnvelope.parse((await server.call('/tags', options)).body).data;
        expect(counted).toEqual(TagListEnvelope.parse((await server.call('/tags')).body).data);
      }
    }
  });

  it('follow what was made into the account, and leave the device behind with nothing', async () => {
    const device = await server.guest();
    const characterId = await bring(device);
    expect(await idsFor({ session: device })).toContain(characterId);
    const email = 'catalogue@example.com';
    await sendEmailCode(server, device, email);
    const login = await verifyEmailCode(server, device, email, codeSentTo(server, email));
    const { session } = readLogin(login);
    expect(await idsFor({ session })).toContain(characterId);
    const left = await post(session, '/registerlogin/logout', {});
    const guestAgain = { ...session, Authorization: left.headers.get('authorization') ?? '' };
    expect(await idsFor({ session: guestAgain })).not.toContain(characterId);
  });

  it('show mature content only to those who ask for it and have confirmed their age, in whichever order they ask', async () => {
    const { db } = server.deps.database;
    const [adult, young] = [await server.guest(), await server.guest()];
    await post(adult, '/user/confirm-adult', { confirmed: true });
    const headers = { 'sfw-type': 'nsfw' };
    const see = async () => [
      await idsFor({ session: adult, headers }),
      await idsFor({ session: adult }),
      await idsFor({ session: young, headers }),
      await idsFor({ headers }),
    ];
    await see();
    await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
    for (let round = 0; round < 2; round += 1) {
      const [asked, ...others] = await see();
      expect(asked).toContain('mona-dusk');
      for (const ids of others) expect(ids).not.toContain('mona-dusk');
    }
    await db.updateTable('characters').set({ mature: 0 }).where('character_id', '=', 'mona-dusk').execute();
  });

  it('are in the language that is asked for, in whichever order they are asked for', async () => {
    const heroIn = async (language: string) => {
      const { body } = await server.call('/explore/home', { headers: { 'language-type': language } });
      return HomeEnvelope.parse(body).data.tags.find(({ tagId }) => tagId === 'mystery')?.label;
    };
    for (let round = 0; round < 2; round += 1) {
      expect([await heroIn('en-US'), await heroIn('es-ES')]).toEqual(['Mystery', 'Misterio']);
    }
  });

  it('go out compressed, and not again to a guest who has them', async () => {
    const get = (headers: Record<string, string>) => server.app.request('/api/explore/home', { headers });
    const plain = await get({});
    const first = await get({ 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(await plain.text());
    const etag = first.headers.get('etag') ?? '';
    const again = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, max-age=30, stale-while-revalidate=300',
    ]);
    const other = await get({ 'accept-encoding': 'gzip, br', 'if-none-match': etag, 'language-type': 'ar-SA' });
    expect(other.status).toBe(200);
  });

  it('are never kept by a browser for a session', async () => {
    const session = await server.guest();
    const headers = { ...session, 'accept-encoding': 'br' };
    const answer = await server.app.request('/api/explore/home', { headers });
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null]);
  });
});

describe('another server on the same database', () => {
  it('is noticed soon after it has written', async () => {
    const { ask, times } = countingCache();
    await ask();
    await using other = createDeps(server.deps.config, { clock: server.clock, log: createLog('silent') });
    await other.database.db.updateTable('tags').set({ position: 40 }).where('tag_id', '=', 'mystery').execute();
    await vi.waitFor(async () => {
      await ask();
      expect(times()).toBe(2);
    });
  });
});
