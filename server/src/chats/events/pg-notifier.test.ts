import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { createApp } from '../../app.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { createLog } from '../../log.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

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

const listening = () => [first.deps, second].map(({ database }) => database.notifier?.listening);

/** Names a branch, on the second server. */
const nameOnSecond = (session: SessionValues, chatId: string, messageId: string, branchName: string) =>
  createApp(second).request(`/api/chats/${chatId}/messages/${messageId}`, {
    method: 'PATCH',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ branchName }),
  });

const onPostgres = () => {
  it('notify each other: a subscriber on another server gets events before the polling interval', async () => {
    const session = await first.registered();
    const { activeMessageId, chatId, lastEventId } = await first.begin(session);
    const stream = first.follow(session, chatId, lastEventId);
    const opening = stream.next();
    await nameOnSecond(session, chatId, activeMessageId, 'Opening');
    await opening;
    await vi.waitFor(() => expect(listening()).toEqual([true, true]));
    // A listening server polls every 10 s only: without notifications this test would time out.
    for (const branchName of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const next = stream.next();
      await nameOnSecond(session, chatId, activeMessageId, branchName);
      expect((await next).value).toMatchObject({ event: { kind: 'message-changed', message: { branchName } } });
    }
    await stream.return(undefined);
  });

  it('ask while they cannot hear one another, and listen again', async () => {
    const { database } = first.deps;
    const session = await first.registered();
    const { activeMessageId, chatId, lastEventId } = await first.begin(session);
    database.notifier?.open();
    await vi.waitFor(() => expect(listening()).toEqual([true, true]));
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (query like 'listen %' or query like 'select pg_notify%')
    `.execute(database.db);
    await vi.waitFor(() => expect(listening()).toContain(false));
    const stream = first.follow(session, chatId, lastEventId);
    const next = stream.next();
    await nameOnSecond(session, chatId, activeMessageId, 'Meanwhile');
    expect((await next).value).toMatchObject({ event: { message: { branchName: 'Meanwhile' } } });
    await stream.return(undefined);
    await vi.waitFor(() => expect(listening()).toEqual([true, true]), { timeout: 5_000 });
  });
};

const onSqlite = () => {
  it('ask the database', async () => {
    const session = await first.registered();
    const { activeMessageId, chatId, lastEventId } = await first.begin(session);
    const stream = first.follow(session, chatId, lastEventId);
    const next = stream.next();
    await nameOnSecond(session, chatId, activeMessageId, 'Asked');
    expect((await next).value).toMatchObject({ event: { message: { branchName: 'Asked' } } });
    await stream.return(undefined);
  });
};

describe('two servers on one database', () => {
  if (inject('postgresUrl') === undefined) onSqlite();
  else onPostgres();
});
