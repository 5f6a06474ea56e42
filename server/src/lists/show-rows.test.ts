import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pino } from 'pino';
import type { SessionValues } from '../http/principal.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';

const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const ferry = 'The ferry is late.\n+ [Wait.] You wait.\n+ + [Go.] -> END\n';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createChatServer({ overrides: { findInk, log } });
  session = await server.registered();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server[Symbol.asyncDispose]());

const items = async (path: string) => {
  const { body, status } = await server.call(path, { session });
  expect([path, status]).toEqual([path, 200]);
  return (body.data as { items: unknown[] }).items;
};

const logged = () => lines.map((line) => JSON.parse(line)).filter(({ table }) => table !== undefined);

it('leaves a damaged row out of every list, and logs its table and id without its content', async () => {
  const { db } = server.deps.database;
  const { chatId } = await server.begin(session);
  const { message, reply } = await server.send(session, chatId, 'Who lit the lamp?');
  await server.ended(session, chatId, reply.messageId);
  const begin = () => server.call('/story-sessions', { method: 'POST', session, json: { storyId: 'low-tide' } });
  await begin();
  await begin();
  const [play] = await db.selectFrom('story_sessions').selectAll().execute();
  const entry = (await db.selectFrom('point_entries').selectAll().execute()).findLast(
    ({ reason }) => reason === 'reserve',
  );
  const lists = ['/characters', '/stories', '/story-sessions', '/points/ledger', `/chats/${chatId}/messages`];
  const before = await Promise.all(lists.map(items));

  const broken = '{"a secret';
  await db.updateTable('characters').set({ tags: broken }).where('character_id', '=', 'ilker-kaya').execute();
  const kind = 'film' as 'novel';
  await db.updateTable('stories').set({ kind }).where('story_id', '=', 'warm-bread').execute();
  const current = play?.current_round_id ?? '';
  await db.updateTable('story_rounds').set({ progress: broken }).where('round_id', '=', current).execute();
  const entryId = entry?.entry_id ?? '';
  await db.updateTable('point_entries').set({ subject: broken }).where('entry_id', '=', entryId).execute();
  const status = 'lost' as 'failed';
  await db.updateTable('messages').set({ status }).where('message_id', '=', message.messageId).execute();

  const after = await Promise.all(lists.map(items));
  expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length - 1));
  expect(logged()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ table: 'characters', ids: ['ilker-kaya'], count: 1 }),
      expect.objectContaining({ table: 'stories', ids: ['warm-bread'], count: 1 }),
      expect.objectContaining({ table: 'story_sessions', ids: [play?.story_session_id], count: 1 }),
      expect.objectContaining({ table: 'point_entries', ids: [entryId], count: 1 }),
      expect.objectContaining({ table: 'messages', ids: [message.messageId], count: 1 }),
    ]),
  );
  expect(lines.join('')).not.toContain('a secret');
});
