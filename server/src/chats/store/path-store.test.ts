import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import type { Chat } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { findLiving, findNewestLeaf, findPathBetween, findPathDown, findPathUp } from './path-store.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const everywhere = (chat: Chat, firstId: string) => {
  const { db } = server.deps.database;
  const { activeMessageId: leafId, chatId } = chat;
  const row = { active_message_id: leafId, chat_id: chatId };
  return Promise.all([
    findPathUp(db, chatId, leafId, 100),
    findPathDown(db, leafId, { message_id: firstId, depth: -1, chat_id: chatId }, 100),
    findPathBetween(db, row, { after: -1, until: 100, most: 100 }),
    findLiving(db, chatId, leafId),
    findNewestLeaf(db, firstId),
  ]);
};

describe.each([
  ['its own parent', (rows: string[]) => ({ child: rows[0], parent: rows[0] })],
  ['a child of the message after it', (rows: string[]) => ({ child: rows[0], parent: rows[1] })],
])('a message that is %s', (_, damageOf) => {
  it('ends its path, and the chat can be read', async () => {
    const { chatId } = await server.begin(session);
    const { message, reply } = await server.send(session, chatId, 'Who lit the lamp?');
    await server.ended(session, chatId, reply.messageId);
    const chat = await server.read(session, chatId);
    const ids = chat.messages.items.map(({ messageId }) => messageId);
    const { child, parent } = damageOf(ids);
    const { db } = server.deps.database;
    await db
      .updateTable('messages')
      .set({ parent_id: parent ?? '' })
      .where('message_id', '=', child ?? '')
      .execute();

    const [up, , between, living, newest] = await everywhere(chat, ids[0] ?? '');
    expect(up.map((row) => row.message_id)).toEqual(ids);
    expect(between.map((row) => row.message_id)).toEqual(ids);
    expect([...living.keys()]).toEqual(ids);
    expect(newest).toBe(reply.messageId);
    for (const path of ['', '/messages', `/messages?around=${message.messageId}`, '/branches', '/memory', '/export']) {
      const answer = await fetch(`${server.origin}/api/chats/${chatId}${path}`, { headers: { ...session } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});
