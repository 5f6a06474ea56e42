import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRESET_AVATARS } from '../accounts/profile.ts';
import { ChatEnvelope, ImportedCardEnvelope } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { cardV2, jsonFile, picture } from '../testing/files/card-files.ts';
import { bringStory, QUAY } from '../testing/kept-stories.ts';
import { signInByEmail } from '../testing/people/sign-in.ts';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';
import { shopAt } from '../testing/shop.ts';
import { principalOf } from '../testing/test-server.ts';
import { ArchiveWriter } from './archive-writer.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const post = async (session: SessionValues, path: string, json: object, method = 'POST') => {
  const { body, status } = await server.call(path, { method, session, json });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};

async function archiveOf(session: SessionValues) {
  const answer = await server.app.request('/api/user/account/archive', { headers: { ...session } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/fabula-\d{4}-\d{2}-\d{2}\.zip/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, names: Object.keys(files), text, json: (name: string): unknown => JSON.parse(text(name)) };
}

let packers = 0;

it('has all that a rich account has, and nothing of others', async () => {
  packers += 1;
  const email = `packer${packers}@example.com`;
  const session = await signInByEmail(server, email);
  await post(session, '/registerlogin/complete-profile', {
    userName: 'Packer',
    motto: 'All in one box',
    userAvatarImageUrl: PRESET_AVATARS[0],
  });
  const friend = await server.registered();
  const { data: chat } = ChatEnvelope.parse(await post(session, '/chats', { characterId: 'ada-byrne' }));
  await post(session, `/chats/${chat.chatId}/messages`, { text: 'Is the ferry late?' });
  await post(session, '/personas', { name: 'Ines', description: 'Reads maps' });
  const content = jsonFile(cardV2({ name: 'Harbour: Pilot' })).toString('base64');
  ImportedCardEnvelope.parse(await post(session, '/cards', { content, mature: false }));
  await bringStory(server, session);
  await post(session, '/characters/zoe-marsh/comments', { text: 'Well said' });
  await post(session, '/images', { content: (await picture('png')).toString('base64'), alt: 'A pier' });
  const room = await server.open(friend, { displayName: 'Noor' });
  await server.join(friend, room.roomId, session, 'Packer');
  await server.say(session, room.roomId, 'Good evening');
  await server.say(friend, room.roomId, 'A secret of Noor');
  await shopAt(server).buy(session, 'points-300');

  const { files, json, names, text } = await archiveOf(session);
  expect(json('profile.json')).toMatchObject([{ user_name: 'Packer', motto: 'All in one box' }]);
  expect(json('sign-in.json')).toMatchObject([{ kind: 'email', subject: email }]);
  const [chatFile = ''] = names.filter((name) => /^chats\/.+\.jsonl$/.test(name));
  expect(text(chatFile)).toContain('Is the ferry late?');
  await post(friend, '/chats/import', { characterId: 'ada-byrne', content: text(chatFile) });
  const cardFile = files['characters/Harbour Pilot.charx'] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(unzipSync(cardFile)['card.json'] ?? new Uint8Array()))).toMatchObject({
    spec: 'chara_card_v3',
    data: { name: 'Harbour: Pilot' },
  });
  const storyFiles = names.filter((name) => name.startsWith('stories/'));
  expect(new Set(storyFiles.map((name) => name.split('/').at(-1)))).toEqual(
    new Set(['compiled.json', 'source.ink', 'story.json']),
  );
  expect(text(storyFiles.find((name) => name.endsWith('.ink')) ?? '')).toBe(QUAY);
  expect(json('personas.json')).toMatchObject([{ name: 'Ines' }]);
  expect(json('comments.json')).toMatchObject([{ text: 'Well said', subject_id: 'zoe-marsh' }]);
  expect(json('rooms/own-lines.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: 'Good evening' })]),
  );
  expect(names.filter((name) => name.startsWith('files/message-images/'))).toHaveLength(1);
  expect(json('ledger.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'purchase', amount: 300 })]),
  );
  expect(json('orders.json')).toMatchObject([{ offer_id: 'points-300', state: 'paid' }]);
  expect(json('payments.json')).toMatchObject([{ refunded: 0 }]);
  for (const name of names.filter((entry) => entry !== 'README.txt' && !entry.endsWith('/'))) {
    expect(text(name)).not.toContain('A secret of Noor');
    expect(text('README.txt')).toMatch(new RegExp(`^(${name.split('/')[0]}/|${name})`, 'm'));
  }
});

it('is made for accounts alone, one at a time and five times a day', async () => {
  const path = '/user/account/archive';
  expect((await server.call(path, { session: await server.guest() })).body).toMatchObject({
    reason: 'REGISTRATION_REQUIRED',
  });
  const session = await server.registered();
  const ask = async () => (await server.app.request(`/api${path}`, { headers: { ...session } })).status;
  expect(new Set(await Promise.all([ask(), ask()]))).toEqual(new Set([200, 409]));
  for (let made = 1; made < 5; made += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

it('takes 2,000 chats without keeping others waiting', async () => {
  const session = await server.registered();
  const { data: chat } = ChatEnvelope.parse(await post(session, '/chats', { characterId: 'ada-byrne' }));
  const { accountId = '' } = await principalOf(server.deps, session);
  const { db } = server.deps.database;
  const row = await db.selectFrom('chats').selectAll().where('chat_id', '=', chat.chatId).executeTakeFirstOrThrow();
  const first = await db
    .selectFrom('messages')
    .selectAll()
    .where('message_id', '=', row.active_message_id)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < 2_000; from += 20) {
    const copies = Array.from({ length: 20 }, (_, index) => `copy-${from + index}`);
    await db
      .insertInto('chats')
      .values(
        copies.map((id) => ({ ...row, owner_id: accountId, chat_id: `cht-${id}`, active_message_id: `msg-${id}` })),
      )
      .execute();
    await db
      .insertInto('messages')
      .values(copies.map((id) => ({ ...first, chat_id: `cht-${id}`, message_id: `msg-${id}` })))
      .execute();
  }
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const { names } = await archiveOf(session);
  clearInterval(watch);
  expect(names.filter((name) => name.startsWith('chats/'))).toHaveLength(2_001);
  expect(longest).toBeLessThan(1_000);
});

it('leaves out what there is no room for', async () => {
  const archive = new ArchiveWriter(1_000);
  expect(await archive.add('a.txt', 'short')).toBe(true);
  expect(await archive.add('b.png', new Uint8Array(2_000))).toBe(false);
  expect(await archive.add('a.txt', 'another')).toBe(true);
  const files = unzipSync(archive.end());
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'short'],
    ['a (2).txt', 'another'],
  ]);
});
