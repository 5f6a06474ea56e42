import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import {
  CardPreviewEnvelope,
  CharacterEnvelope,
  CharacterPageEnvelope,
  ChatEnvelope,
  ImportedCardEnvelope,
  MyCharacterPageEnvelope,
  TagListEnvelope,
} from '../contract/validators.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { mergeGuestCharacters } from '../explore/own/owner-store.ts';
import { inTransaction } from '../db/transaction.ts';
import { cardV2, jsonFile, picture, pngWith, zipOf } from '../testing/files/card-files.ts';
import { createTestServer, principalOf, type CallOptions, type TestServer } from '../testing/test-server.ts';
import { readCard } from './card-files/read-card.ts';

let server: TestServer;
let mine: SessionValues;
let other: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  mine = await server.registered();
  other = await server.guest();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (address: string, file: Uint8Array, options: CallOptions & { mature?: boolean } = {}) => {
  const { mature, ...rest } = options;
  const content = Buffer.from(file).toString('base64');
  return server.call(address, { session: mine, ...rest, method: 'POST', json: { content, mature } });
};

async function bring(file: Uint8Array, options: CallOptions & { mature?: boolean } = {}): Promise<string> {
  const answer = await post('/cards', file, { mature: false, ...options });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}

async function take(characterId: string, format: string): Promise<Response> {
  const headers = new Headers({ ...mine });
  return server.app.request(`/api/characters/${characterId}/card?format=${format}`, { headers });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const keptFiles = () => readdir(path.join(server.deps.config.filesDir, 'cards'));

describe('the preview of a card', () => {
  it('says what would come of it, and keeps nothing', async () => {
    const before = await list();
    const answer = await post('/cards/preview', await pngWith([['chara', cardV2()]]));
    expect(CardPreviewEnvelope.parse(answer.body).data).toMatchObject({
      format: 'png',
      specVersion: '2.0',
      name: 'Isaura Pell',
      creator: 'A. Lindqvist',
      greetings: ['You are late, you. *She stops the pendulum.*', expect.stringContaining('We are closed')],
      greetingCount: 2,
      loreCount: 0,
      language: 'en-US',
      mature: false,
      portrait: expect.stringMatching(/^data:image\/webp;base64,/),
      warnings: [],
    });
    expect(await list()).toEqual(before);
  });

  it.each([
    ['no card', Buffer.from('hello'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['damaged JSON', Buffer.from('{"name":'), 400, 'VALIDATION_FAILED'],
    ['a card nested too deeply', Buffer.from(`{"name":"A","x":${'['.repeat(500)}`), 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_what, file, status, reason) => {
    const answer = await post('/cards/preview', file);
    expect(answer).toMatchObject({ status, body: { reason, field: 'content', data: null } });
  });

  it('refuses more than twelve megabytes', async () => {
    const answer = await post('/cards/preview', Buffer.alloc(13 * 1024 * 1024));
    expect(answer).toMatchObject({ status: 413, body: { reason: 'PAYLOAD_TOO_LARGE' } });
  });

  it('needs a session', async () => {
    expect(await post('/cards/preview', jsonFile(cardV2()), { session: {} })).toMatchObject({ status: 401 });
  });
});

describe('a character that was brought', () => {
  it('is seen by its owner alone, wherever one looks', async () => {
    const characterId = await bring(jsonFile(cardV2({ name: 'Unseen Moth', tags: ['Mystery'] })));
    const read = (session: SessionValues) => server.call(`/characters/${characterId}`, { session });
    expect(CharacterEnvelope.parse((await read(mine)).body).data).toMatchObject({
      name: 'Unseen Moth',
      own: true,
      creatorName: 'A. Lindqvist',
      about: 'SECRET NOTES: best in the evening.',
      greeting: 'You are late, you. *She stops the pendulum.*',
      tags: ['mystery'],
    });
    // What is for the engine stays on the server, for the owner too: it goes out in the card alone.
    expect(JSON.stringify((await read(mine)).body)).not.toContain('repairs clocks');
    const unknown = await server.call('/characters/chr-nobody', { session: other });
    const foreign = await read(other);
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(await server.call(`/characters/${characterId}`)).toMatchObject({ status: 404 });

    const search = async (options: CallOptions) => {
      const { body } = await server.call('/characters?q=unseen', options);
      return CharacterPageEnvelope.parse(body).data.total;
    };
    expect([await search({ session: mine }), await search({ session: other }), await search({})]).toEqual([1, 0, 0]);
    const mysteries = async (options: CallOptions) => {
      const { items } = TagListEnvelope.parse((await server.call('/tags', options)).body).data;
      return items.find((tag) => tag.tagId === 'mystery')?.characterCount ?? 0;
    };
    expect(await mysteries({ session: mine })).toBe((await mysteries({ session: other })) + 1);
    const chat = await begin(other, characterId);
    expect(chat).toMatchObject({ status: 404 });
  });

  it('never includes seed characters: they belong to no visitor', async () => {
    const { body } = await server.call('/characters/ada-byrne', { session: mine });
    expect(CharacterEnvelope.parse(body).data.own).toBe(false);
  });

  it('is shown in lengths that its page can take, whatever its placeholders become', async () => {
    const name = 'N'.repeat(60);
    const long = '{{char}}'.repeat(4_000);
    const characterId = await bring(jsonFile(cardV2({ name, first_mes: long, scenario: long, creator_notes: long })));
    expect(await server.call(`/characters/${characterId}`, { session: mine })).toMatchObject({ status: 200 });
    expect(await post('/cards/preview', jsonFile(cardV2({ name, first_mes: long })))).toMatchObject({ status: 200 });
  });

  it('speaks first with each of its greetings', async () => {
    const characterId = await bring(jsonFile(cardV2()));
    const chat = ChatEnvelope.parse((await begin(mine, characterId)).body).data;
    expect(chat.messages.items).toHaveLength(1);
    expect(chat.messages.items[0]?.siblingIds).toHaveLength(2);
  });

  it('tells an engine what the card wants, and neither its notes nor its creator nor its version', async () => {
    const entries = [{ keys: ['lamp'], content: 'It burns.', insertion_order: 3, constant: true }];
    const characterId = await bring(
      jsonFile(
        cardV2({
          creator: 'SECRET CREATOR',
          character_version: 'SECRET VERSION',
          system_prompt: 'Be slow. {{original}}',
          character_book: { entries },
        }),
      ),
    );
    const facts = await readCharacterFacts(server.deps.database.db, characterId);
    expect(facts).toMatchObject({
      persona: '{{char}} repairs clocks, and what people regret.\n\nSlow, kind, a little strange.',
      systemPrompt: 'Be slow. {{original}}',
      lore: [{ text: 'It burns.', constant: true, insertionOrder: 3 }],
    });
    expect(JSON.stringify(facts)).not.toContain('SECRET');
  });

  it('has its portrait in two widths, re-encoded, under an address that cannot be guessed', async () => {
    const characterId = await bring(await pngWith([['chara', cardV2()]]));
    const { portrait } = CharacterEnvelope.parse(
      (await server.call(`/characters/${characterId}`, { session: mine })).body,
    ).data;
    const response = await server.app.request(portrait.large);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const drawn = await sharp(await bytesOf(response)).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 600, height: 800 });
    expect(portrait.small).toMatch(/^\/api\/portraits\/por-[0-9a-f]{32}\/300$/);
    expect(await server.call('/portraits/por-nobody/300')).toMatchObject({ status: 404 });
    expect(await server.call('/portraits/por-nobody/301')).toMatchObject({ status: 400 });
  });

  it('is drawn where its picture cannot be read, or there is none', async () => {
    const broken = zipOf({ 'card.json': cardV2(), 'assets/icon/images/main.png': Buffer.from('\x89PNG\r\n\x1a\n...') });
    for (const file of [broken, jsonFile(cardV2())]) {
      const characterId = await bring(file);
      const answer = await server.call(`/characters/${characterId}`, { session: mine });
      const { portrait } = CharacterEnvelope.parse(answer.body).data;
      expect((await server.app.request(portrait.small)).status).toBe(200);
    }
  });

  it('never makes the server ask anybody for anything', async () => {
    let asked = 0;
    const canary = createServer((_request, response) => {
      asked += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const address = canary.address();
    if (address === null || typeof address === 'string') throw new Error('The canary has no port');
    const { port } = address;
    const hosts = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:7f00:1]', 'localhost.', 'user@127.0.0.1'];
    const assets = hosts.map((host) => ({
      type: 'icon',
      uri: `http://${host}:${port}/x.png`,
      name: 'main',
      ext: 'png',
    }));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:${port}/x.png"/></svg>`;
    const file = zipOf({
      'card.json': cardV2({ assets, creator_notes: `![x](http://127.0.0.1:${port}/x.png)` }),
      'assets/icon/images/main.svg': Buffer.from(svg),
    });
    await post('/cards/preview', file);
    const characterId = await bring(file);
    for (const format of ['json', 'png', 'charx']) expect((await take(characterId, format)).status).toBe(200);
    canary.close();
    expect(asked).toBe(0);
  });

  it('comes once, however often the same act is sent', async () => {
    const before = (await list()).total;
    const files = (await keptFiles()).length;
    const headers = { 'Idempotency-Key': 'import-0001' };
    const ids = await Promise.all(Array.from({ length: 4 }, () => bring(jsonFile(cardV2()), { headers })));
    expect(new Set(ids).size).toBe(1);
    expect((await list()).total).toBe(before + 1);
    expect(await keptFiles()).toHaveLength(files + 1);
    const answer = await post('/cards', jsonFile(cardV2({ name: 'Another' })), { headers, mature: false });
    expect(answer).toMatchObject({ status: 409 });
  });

  it('is refused where it is about what may not be written, and leaves nothing behind', async () => {
    const files = await keptFiles();
    const entries = [{ keys: ['x'], content: 'An erotic story about a child.' }];
    const answer = await post('/cards', jsonFile(cardV2({ character_book: { entries } })), { mature: true });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN', field: 'content' } });
    expect(await keptFiles()).toEqual(files);
  });

  it('is refused with the field and the rule, which its preview has said before, and without the text', async () => {
    const child = 'An erotic story about a child.';
    const reasons = [
      [{ character_book: { entries: [{ keys: ['x'], content: child }] } }, 'character_book'],
      [{ alternate_greetings: ['Good evening.', child] }, 'alternate_greetings.1'],
      [{ scenario: 'She is a minor.', first_mes: 'Naked, she waits.' }, ''],
    ] as const;
    for (const [data, where] of reasons) {
      const file = jsonFile(cardV2(data));
      const seen = await post('/cards/preview', file);
      expect(seen).toMatchObject({ status: 200, body: { data: { refusal: { rule: 'sexual-minors', where } } } });
      const { body } = await post('/cards', file, { mature: true });
      expect(body.message).toBe(
        `This character is not allowed here: ${where || 'several fields together'} (sexual-minors)`,
      );
    }
    expect((await post('/cards/preview', jsonFile(cardV2()))).body.data).not.toHaveProperty('refusal');
  });

  it('is mature where its owner says so, and then counted but not shown outside that mode', async () => {
    const before = await list();
    await bring(jsonFile(cardV2()), { mature: true });
    const after = await list();
    expect(after.items).toHaveLength(before.items.length);
    expect(after.hiddenMature).toBe(before.hiddenMature + 1);
  });

  it('goes with its guest to the account that the guest signs in to', async () => {
    const guest = await server.guest();
    const characterId = await bring(jsonFile(cardV2()), { session: guest });
    const { deviceId } = await principalOf(server.deps, guest);
    const { accountId = '' } = await principalOf(server.deps, mine);
    await inTransaction(server.deps.database, (trx) => mergeGuestCharacters(trx, deviceId, accountId));
    expect(await server.call(`/characters/${characterId}`, { session: mine })).toMatchObject({ status: 200 });
    expect(await server.call(`/characters/${characterId}`, { session: guest })).toMatchObject({ status: 404 });
  });

  it('is one of thirty at most for a guest', async () => {
    const guest = await server.guest();
    for (let count = 0; count < 30; count += 1) await bring(jsonFile(cardV2()), { session: guest });
    const answer = await post('/cards', jsonFile(cardV2()), { session: guest, mature: false });
    expect(answer).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
  });
});

describe('a card that is taken along', () => {
  it.each(['json', 'png', 'charx'])('as %s is what was brought', async (format) => {
    const file = await pngWith([['chara', cardV2({ name: 'Zoë 京', x_unknown: { deep: [1, null] } })]]);
    const characterId = await bring(file);
    const response = await take(characterId, format);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(`UTF-8''Zo%C3%AB%20%E4%BA%AC.${format}`);
    const taken = await bytesOf(response);
    expect(readCard(taken).card).toEqual(readCard(file).card);
    expect(Buffer.from(readCard(taken).avatar ?? [])).toEqual(await picture('png'));
  });

  it('as PNG has its portrait made PNG where that was something else', async () => {
    const jpeg = await picture('jpeg', '#aa3311');
    const characterId = await bring(Buffer.concat([jpeg, zipOf({ 'card.json': cardV2() })]));
    const taken = await bytesOf(await take(characterId, 'png'));
    expect(await sharp(taken).metadata()).toMatchObject({ format: 'png', width: 60, height: 80 });
    const { avatar } = readCard(await bytesOf(await take(characterId, 'charx')));
    expect(Buffer.from(avatar ?? [])).toEqual(jpeg);
  });

  it('belongs to its owner only, and is missing without a card', async () => {
    const characterId = await bring(jsonFile(cardV2()));
    for (const [id, session] of [
      [characterId, other],
      ['ada-byrne', mine],
      ['chr-nobody', mine],
    ] as const) {
      expect(await server.call(`/characters/${id}/card`, { session })).toMatchObject({ status: 404 });
    }
  });
});

describe('own characters', () => {
  it('are listed with what is in their cards, the newest first, page by page', async () => {
    const session = await server.registered();
    const entries = [{ keys: ['a'], content: 'b', enabled: false }];
    await bring(jsonFile(cardV2({ name: 'First', character_book: { entries } })), { session });
    server.clock.advance(1_000);
    await bring(jsonFile(cardV2({ name: 'Second', creator: '' })), { session });
    const first = await list({ session, query: '?limit=1' });
    expect(first).toMatchObject({
      total: 2,
      hiddenMature: 0,
      items: [{ character: { name: 'Second' }, cardCreator: '' }],
    });
    const namelessId = first.items[0]?.character.characterId ?? '';
    const profile = await server.call(`/characters/${namelessId}`, { session });
    expect(profile.body.data).toMatchObject({ creatorName: null });
    const second = await list({ session, query: `?limit=1&cursor=${first.nextCursor}` });
    expect(second).toMatchObject({
      nextCursor: null,
      items: [{ character: { name: 'First' }, visibility: 'private', greetingCount: 2, loreCount: 1 }],
    });
  });

  it('are deleted and brought back; what was said with them stays', async () => {
    const characterId = await bring(jsonFile(cardV2()));
    const { chatId } = ChatEnvelope.parse((await begin(mine, characterId)).body).data;
    const act = (method: string, suffix = '', session = mine) =>
      server.call(`/characters/${characterId}${suffix}`, { session, method });
    const see = () => server.call(`/characters/${characterId}`, { session: mine });

    expect(await act('DELETE', '', other)).toMatchObject({ status: 404 });
    expect(await act('DELETE')).toMatchObject({ status: 200 });
    expect(await see()).toMatchObject({ status: 404 });
    expect((await list()).items.map(({ character }) => character.characterId)).not.toContain(characterId);
    expect(await begin(mine, characterId)).toMatchObject({ status: 404 });
    const chat = await server.call(`/chats/${chatId}`, { session: mine });
    expect(ChatEnvelope.parse(chat.body).data.character.name).toBe('Isaura Pell');

    expect(await act('POST', '/restore', other)).toMatchObject({ status: 404 });
    expect(await act('POST', '/restore')).toMatchObject({ status: 200 });
    expect(await see()).toMatchObject({ status: 200 });
    expect(await server.call('/characters/ada-byrne', { session: mine, method: 'DELETE' })).toMatchObject({
      status: 404,
    });
  });
});

async function begin(session: SessionValues, characterId: string) {
  return server.call('/chats', { session, method: 'POST', json: { characterId } });
}

async function list({ session = mine, query = '' }: { session?: SessionValues; query?: string } = {}) {
  const { body } = await server.call(`/user/characters${query}`, { session });
  return MyCharacterPageEnvelope.parse(body).data;
}
