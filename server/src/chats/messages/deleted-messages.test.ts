import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { UNDO_MS } from './deleted-messages.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const SECRET = 'The key is under the seventh stone.';

async function deleted() {
  const session = await server.registered();
  const { chatId } = await server.begin(session);
  const headers = { 'idempotency-key': 'say-it-only-once' };
  const { message, reply } = await server.send(session, chatId, SECRET, { headers });
  const { messageId } = message;
  await server.ended(session, chatId, reply.messageId);
  const path = `/chats/${chatId}/facts`;
  await server.call(path, { method: 'POST', session, json: { text: SECRET, messageId } });
  await mark(session, chatId, messageId, true);
  return { session, chatId, messageId };
}

const mark = (session: SessionValues, chatId: string, messageId: string, hidden: boolean) =>
  server.call(`/chats/${chatId}/messages/${messageId}`, { method: 'PATCH', session, json: { hidden } });

async function stored(): Promise<string> {
  const { db } = server.deps.database;
  const tables = ['messages', 'chat_events', 'chat_facts', 'idempotency_keys'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

describe('a deleted message', () => {
  it('can be restored whole within five minutes', async () => {
    const { chatId, messageId, session } = await deleted();
    server.clock.advance(UNDO_MS - 1);
    await server.deps.chats.deletedMessages.sweep();
    expect(await mark(session, chatId, messageId, false)).toMatchObject({ status: 200 });
    server.clock.advance(UNDO_MS);
    await server.deps.chats.deletedMessages.sweep();
    const [, message] = (await server.read(session, chatId)).messages.items;
    expect(message).toMatchObject({ text: SECRET, hidden: false, erased: false });
    await mark(session, chatId, messageId, true);
    server.clock.advance(UNDO_MS);
    await server.deps.chats.deletedMessages.sweep();
  });

  it('is erased from the database afterwards, and cannot be restored', async () => {
    const { chatId, messageId, session } = await deleted();
    const { lastEventId } = await server.read(session, chatId);
    server.clock.advance(UNDO_MS);
    const { deletedMessages } = server.deps.chats;
    await Promise.all([deletedMessages.sweep(), deletedMessages.sweep()]);
    for await (const { event } of server.follow(session, chatId, lastEventId)) {
      expect(event).toMatchObject({ kind: 'message-changed', message: { messageId, erased: true, text: '' } });
      break;
    }
    expect(await stored()).not.toContain('seventh stone');
    expect(await mark(session, chatId, messageId, false)).toMatchObject({ status: 409 });
    const { activeMessageId, messages } = await server.read(session, chatId);
    expect(messages.items.map(({ text }) => text)).toEqual(['*She looks up.* There you are.', '', 'Good evening.']);
    const next = await server.send(session, chatId, 'Hello again.');
    expect(next.message.parentId).toBe(activeMessageId);
  });

  it('is no longer quoted in the list of chats', async () => {
    const { chatId, messageId, session } = await deleted();
    await mark(session, chatId, messageId, false);
    const { activeMessageId } = await server.read(session, chatId);
    await mark(session, chatId, activeMessageId, true);
    expect((await server.call('/chats', { session })).body.data).toMatchObject({ items: [{ chatId, lastText: '' }] });
  });
});
