import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import {
  ImportedCardEnvelope,
  KeptLorebookEnvelope,
  LorebookPreviewEnvelope,
  MyCharacterPageEnvelope,
} from '../contract/validators.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { cardV2, jsonFile, picture, pngWith } from '../testing/files/card-files.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { dirtyLorebook, fileOf, lorebookV3, worldInfo } from '../testing/files/lorebook-files.ts';
import { agnaiMemoryBook, listedWorldInfo, novelAiLorebook, risuLorebook } from '../testing/files/other-lorebooks.ts';
import type { CallOptions } from '../testing/test-server.ts';

let server: ChatServer;
let mine: SessionValues;
let other: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
  mine = await server.registered();
  other = await server.guest();
});
afterAll(() => server[Symbol.asyncDispose]());

const book = { entries: [{ id: 7, keys: ['regret'], content: 'FORMER LORE: she keeps them in jars.' }] };

const post = (address: string, json: object, options: CallOptions = {}) =>
  server.call(address, { session: mine, method: 'POST', json, ...options });
const base64 = (file: Uint8Array) => Buffer.from(file).toString('base64');

async function bring(data: object = { character_book: book }): Promise<string> {
  const answer = await post('/cards', { content: base64(jsonFile(cardV2(data))), mature: false });
  return ImportedCardEnvelope.parse(answer.body).data.characterId;
}

const put = (characterId: string, file: Uint8Array, mode: string, options: CallOptions = {}) =>
  post(`/characters/${characterId}/lorebook`, { content: base64(file), mode }, options);

async function give(characterId: string, file: Uint8Array, mode: 'replace' | 'add', options: CallOptions = {}) {
  return KeptLorebookEnvelope.parse((await put(characterId, file, mode, options)).body).data;
}

const restore = (characterId: string, lorebookId: string, options: CallOptions = {}) =>
  post(`/characters/${characterId}/lorebook/restore`, { lorebookId }, options);

async function take(characterId: string, format = 'lorebook', session = mine) {
  const headers = new Headers({ ...session });
  return server.app.request(`/api/characters/${characterId}/lorebook?format=${format}`, { headers });
}
const taken = async (characterId: string, format?: string): Promise<unknown> =>
  JSON.parse(await (await take(characterId, format)).text());

async function preview(file: Uint8Array) {
  const answer = await post('/lorebooks/preview', { content: base64(file) });
  return LorebookPreviewEnvelope.parse(answer.body).data;
}

async function told(characterId: string, text: string): Promise<string> {
  const { chatId } = await server.begin(mine, characterId);
  const { reply } = await server.send(mine, chatId, text);
  await server.ended(mine, chatId, reply.messageId);
  return server.engine.requests.at(-1)?.messages[0]?.content ?? '';
}

const texts = async (characterId: string) =>
  (await readCharacterFacts(server.deps.database.db, characterId)).lore.map((entry) => entry.text.split(':')[0]);
const keptFiles = async () => new Set(await readdir(path.join(server.deps.config.filesDir, 'cards')));

describe('the preview of a lorebook', () => {
  it.each([
    ['a world info', worldInfo, { source: 'world-info', entryCount: 2, usedCount: 2, name: '' }],
    ['a stand-alone lorebook', lorebookV3, { source: 'lorebook', entryCount: 2, usedCount: 2 }],
    ['the lorebook of a card by itself', lorebookV3.data, { source: 'lorebook', name: 'The shop on Bell Lane' }],
    ['a card that has one', cardV2({ character_book: book }), { source: 'card', entryCount: 1 }],
  ])('reads %s', async (_what, file, expected) => {
    expect(await preview(fileOf(file, '\ufeff'))).toMatchObject({ ...expected, warnings: [] });
  });

  it.each([
    ['RisuAI', risuLorebook, 'lorebook', 3],
    ['Agnai', agnaiMemoryBook, 'lorebook', 1],
    ['NovelAI', novelAiLorebook, 'lorebook', 2],
    ['a program that lists a world info', listedWorldInfo, 'world-info', 1],
  ])('reads the words and the keys of %s', async (_program, file, source, usedCount) => {
    const read = await preview(fileOf(file));
    expect(read).toMatchObject({ source, usedCount, warnings: [] });
    expect(read.entries[0]).toEqual({
      title: 'The gate',
      keys: ['gate', 'iron door'],
      text: 'GATE LORE: the gate opens inwards.',
      wakes: 'by-key',
    });
  });

  it('reads the lorebook in a picture that carries a card', async () => {
    const file = await pngWith([['chara', cardV2({ character_book: book })]]);
    expect(await preview(file)).toMatchObject({ source: 'card', entries: [{ keys: ['regret'], wakes: 'by-key' }] });
  });

  it('says when an entry wakes, and what it costs', async () => {
    const read = await preview(fileOf(lorebookV3));
    expect(read.entries).toMatchObject([
      { title: 'The hour', keys: [], wakes: 'always' },
      { title: 'The back room', keys: ['back room'], wakes: 'by-key', text: expect.stringMatching(/^ROOM LORE/) },
    ]);
    expect(read.promptTokens).toBeGreaterThan(5);
  });

  it('names what it had to mend by its field', async () => {
    expect(await preview(fileOf(dirtyLorebook))).toMatchObject({
      source: 'world-info',
      entryCount: 3,
      usedCount: 1,
      entries: [{ keys: ['north'], wakes: 'by-key' }, { title: 'An empty page', wakes: 'never' }, { wakes: 'never' }],
      warnings: [
        { kind: 'wrong-type', where: 'entries.1' },
        { kind: 'wrong-type', where: 'entries.0.keys' },
        { kind: 'wrong-type', where: 'entries.3.keys' },
        { kind: 'wrong-type', where: 'entries.3.content' },
        { kind: 'never-wakes', where: 'An empty page' },
      ],
    });
  });

  it.each([
    ['what is no lorebook', fileOf({ hello: 'there' }), 415, /no lorebook in this file/],
    ['no JSON', Buffer.from('hello'), 415, /no lorebook in this file/],
    ['a card without one', fileOf(cardV2()), 415, /has no lorebook/],
    ['damaged JSON', Buffer.from('{"entries": {'), 400, /not JSON/],
    ['one without entries', fileOf({ spec: 'lorebook_v3', data: { name: 'Empty' } }), 400, /data\.entries/],
    ['entries that are none', fileOf({ entries: 'many' }), 400, /\(entries\)/],
    ['too many entries', fileOf({ entries: Array.from({ length: 5_001 }, () => ({})) }), 413, /too many entries/],
    ['one nested too deeply', Buffer.from(`{"entries":${'['.repeat(300)}`), 413, /too deeply/],
    ['one that is too long', Buffer.from(`{"entries":[],"x":"${'a'.repeat(8 * 1024 * 1024)}"}`), 413, /too long/],
  ])('refuses %s', async (_what, file, status, message) => {
    const answer = await post('/lorebooks/preview', { content: base64(file) });
    expect(answer).toMatchObject({ status, body: { field: 'content', message: expect.stringMatching(message) } });
  });

  it('refuses a picture without a card, and a call without a session', async () => {
    const content = base64(await picture('png'));
    expect(await post('/lorebooks/preview', { content })).toMatchObject({ status: 415 });
    expect(await post('/lorebooks/preview', { content }, { session: {} })).toMatchObject({ status: 401 });
  });
});

describe('a lorebook that a character is given', () => {
  it('is woken by its keys, in the very next prompt', async () => {
    const characterId = await bring();
    expect(await told(characterId, 'Do you regret it?')).toContain('FORMER LORE');
    const { loreCount } = await give(characterId, fileOf(worldInfo), 'replace');
    expect(loreCount).toBe(2);

    const awake = await told(characterId, 'Is that ESCAPEMENT still hers?');
    expect(awake).toContain('PENDULUM LORE: it was her mother’s');
    expect(awake).not.toContain('LANE LORE');
    expect(await told(characterId, 'Do the brass bobs regret it?')).toContain('PENDULUM LORE');
    expect(await told(characterId, 'Do you regret it?')).not.toMatch(/PENDULUM LORE|FORMER LORE/);
    expect(await told(characterId, 'Is Bell Lane safe?')).not.toContain('LANE LORE');
    expect(await told(characterId, 'Is Bell Lane safe at night?')).toContain('LANE LORE');
    expect(await told(characterId, 'Is bell lane safe at night?')).not.toContain('LANE LORE');
  });

  it('takes the place of the former, which comes back and goes again', async () => {
    const characterId = await bring();
    const given = await give(characterId, fileOf(lorebookV3), 'replace');
    expect(given).toMatchObject({ formerLorebookId: characterId, loreCount: 2 });
    expect(await texts(characterId)).toEqual(['HOUR LORE', 'ROOM LORE']);

    const undone = await restore(characterId, characterId);
    expect(undone.body.data).toEqual({ lorebookId: characterId, formerLorebookId: given.lorebookId, loreCount: 1 });
    expect((await restore(characterId, characterId)).body.data).toEqual(undone.body.data);
    expect(await texts(characterId)).toEqual(['FORMER LORE']);
    expect(await told(characterId, 'Do you regret it?')).toContain('FORMER LORE');

    expect(await restore(characterId, given.lorebookId)).toMatchObject({ status: 200 });
    expect(await texts(characterId)).toEqual(['HOUR LORE', 'ROOM LORE']);
    const { items } = MyCharacterPageEnvelope.parse(
      (await server.call('/user/characters', { session: mine })).body,
    ).data;
    expect(items.find(({ character }) => character.characterId === characterId)?.loreCount).toBe(2);
  });

  it('is added to the one that is there, each entry once, each with an id of its own', async () => {
    const characterId = await bring();
    expect(await give(characterId, fileOf(lorebookV3), 'add')).toMatchObject({ loreCount: 3 });
    expect(await give(characterId, fileOf(lorebookV3), 'add')).toMatchObject({ loreCount: 3 });
    expect(await texts(characterId)).toEqual(['FORMER LORE', 'HOUR LORE', 'ROOM LORE']);
    expect(await taken(characterId)).toMatchObject({ data: { entries: [{ id: 7 }, { id: 'hour' }, { id: 8 }] } });
    const none = await bring({});
    expect(await give(none, fileOf(lorebookV3), 'add')).toMatchObject({ loreCount: 2 });
  });

  it('goes out as it came in, whatever fields it has, and the card beside it is untouched', async () => {
    const characterId = await bring();
    await give(characterId, fileOf(lorebookV3), 'replace');
    expect(await taken(characterId)).toEqual(lorebookV3);
    await give(characterId, fileOf(worldInfo), 'replace');
    expect(await taken(characterId, 'world-info')).toEqual({ ...worldInfo, extensions: {} });
    const headers = new Headers({ ...mine });
    const card = await server.app.request(`/api/characters/${characterId}/card?format=json`, { headers });
    const { data } = (await card.json()) as { data: object };
    expect(data).toMatchObject({ name: 'Isaura Pell', extensions: cardV2().data.extensions });
    const file = await take(characterId);
    expect(file.headers.get('content-type')).toContain('application/vnd.lorebook+json');
    expect(file.headers.get('content-disposition')).toContain('Isaura%20Pell.lorebook.json');
    expect(await taken(await bring({}))).toEqual({ spec: 'lorebook_v3', data: { extensions: {}, entries: [] } });
  });

  it('changes from one form into the other without losing what both know', async () => {
    const characterId = await bring();
    await give(characterId, fileOf(lorebookV3), 'replace');
    const world = await taken(characterId, 'world-info');
    expect(world).toMatchObject({
      name: 'The shop on Bell Lane',
      scan_depth: 2,
      entries: {
        0: { uid: 0, key: [], comment: 'The hour', constant: true, order: 0, disable: false, 'x/y': 1 },
        7: { uid: 7, key: ['back room'], comment: 'The back room', content: expect.stringContaining('@@depth 4') },
      },
    });
    await give(characterId, fileOf(world), 'replace');
    expect(await taken(characterId, 'world-info')).toEqual(world);
    expect(await texts(characterId)).toEqual(['HOUR LORE', 'ROOM LORE']);
  });

  it('is kept once for one act, however often it arrives', async () => {
    const characterId = await bring();
    const options = { headers: { 'Idempotency-Key': 'lorebook-once' } };
    const first = await give(characterId, fileOf(lorebookV3), 'add', options);
    expect(await give(characterId, fileOf(lorebookV3), 'add', options)).toEqual(first);
    expect(await put(characterId, fileOf(worldInfo), 'add', options)).toMatchObject({ status: 409 });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        put(characterId, fileOf(worldInfo), 'replace', { headers: { 'Idempotency-Key': 'lorebook-at-once' } }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200).map(({ body }) => body.data);
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('leaves a version for each file, and brings back the one before alone', async () => {
    const before = await keptFiles();
    const characterId = await bring();
    for (const file of [lorebookV3, worldInfo, dirtyLorebook]) await give(characterId, fileOf(file), 'replace');
    const added = [...(await keptFiles())].filter((name) => !before.has(name));
    expect(added).toHaveLength(4);
    const gone = await restore(characterId, characterId);
    expect(gone).toMatchObject({ status: 409, body: { reason: 'CONFLICT', field: 'lorebookId' } });
  });

  it('is its owner’s alone: to others there is no such character', async () => {
    const characterId = await bring();
    for (const id of [characterId, 'ada-byrne', 'chr-nobody']) {
      const session = id === characterId ? other : mine;
      expect(await put(id, fileOf(lorebookV3), 'replace', { session })).toMatchObject({ status: 404 });
      expect(await restore(id, characterId, { session })).toMatchObject({ status: 404 });
      expect((await take(id, 'lorebook', session)).status).toBe(404);
    }
    expect(await texts(characterId)).toEqual(['FORMER LORE']);
  });

  it('is refused for what may not be written, and for what would make the card too long; nothing is changed', async () => {
    const characterId = await bring();
    const before = await keptFiles();
    const forbidden = { entries: [{ keys: ['x'], content: 'An explicit sex scene with a 12 year old girl.' }] };
    expect(await put(characterId, fileOf(forbidden), 'replace')).toMatchObject({
      status: 403,
      body: { field: 'content' },
    });
    expect(await put(characterId, fileOf({ entries: 1 }), 'add')).toMatchObject({ status: 400 });
    expect(await put(characterId, fileOf(lorebookV3), 'both')).toMatchObject({ status: 400, body: { field: 'mode' } });
    const long = (letter: string) => fileOf({ entries: [{ keys: ['x'], content: letter.repeat(5 * 1024 * 1024) }] });
    const first = await give(characterId, long('a'), 'replace');
    expect(await put(characterId, long('b'), 'add')).toMatchObject({ status: 413 });
    await restore(characterId, first.formerLorebookId);
    expect(await texts(characterId)).toEqual(['FORMER LORE']);
    expect([...(await keptFiles())].filter((name) => !before.has(name))).toHaveLength(1);
  });
});
