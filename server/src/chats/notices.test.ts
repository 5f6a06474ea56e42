import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { createDeps, type Deps } from '../deps.ts';
import { sql } from 'kysely';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { ChatEnvelope } from '../contract/validators.ts';
import { findEvents } from './chat-events.ts';

let first: ChatServer;
let second: Deps;
beforeAll(async () => {
  first = await createChatServer();
  second = createDeps(first.deps.config, { clock: first.clock, engine: first.engine, log: createLog('silent') });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await first[Symbol.asyncDispose]();
});

/** Something happens in a chat, written by the second server. */
const write = async (session: object, chatId: string, title: string) => {
  const { messages } = ChatEnvelope.parse((await first.call(`/chats/${chatId}`, { session })).body).data;
  const response = await createApp(second).request(`/api/chats/${chatId}/messages/${messages.items[0]?.messageId}`, {
    method: 'PATCH',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ branchName: title }),
  });
  expect(response.status).toBe(200);
};

describe('two servers on one database', () => {
  it('what one writes reaches the readers of the other; with PostgreSQL nobody asks for it', async () => {
    const session = await first.registered();
    const { chatId, lastEventId } = await first.begin(session);
    const { notices } = first.deps.database;
    notices?.open();
    second.database.notices?.open();
    await vi.waitFor(() => expect([notices?.listening, second.database.notices?.listening]).not.toContain(false));
    const times: number[] = [];
    const stream = first.follow(session, chatId, lastEventId);
    for (let time = 0; time < 5; time += 1) {
      const began = performance.now();
      const next = stream.next();
      await write(session, chatId, `Branch ${time}`);
      expect((await next).value).toMatchObject({
        event: { kind: 'message-changed', message: { branchName: `Branch ${time}` } },
      });
      times.push(performance.now() - began);
    }
    await stream.return(undefined);
    // Asking comes every 400 ms: five answers in less than one round of it were told.
    if (notices !== undefined) expect(Math.max(...times.slice(1))).toBeLessThan(400);
  });

  it('one that has lost the connection for notices asks, and listens again', async () => {
    const { database } = first.deps;
    const { notices } = database;
    const session = await first.registered();
    const { chatId, lastEventId } = await first.begin(session);
    if (notices !== undefined) {
      notices.open();
      await vi.waitFor(() => expect(notices.listening).toBe(true));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`.execute(
        database.db,
      );
      await vi.waitFor(() => expect(notices.listening).toBe(false));
    }
    const stream = first.follow(session, chatId, lastEventId);
    const next = stream.next();
    await write(session, chatId, 'Meanwhile');
    expect((await next).value).toMatchObject({ event: { kind: 'message-changed' } });
    await stream.return(undefined);
    if (notices !== undefined) await vi.waitFor(() => expect(notices.listening).toBe(true), { timeout: 5_000 });
    expect(await findEvents(database.db, chatId, 0, 10)).toHaveLength(2);
  });
});
