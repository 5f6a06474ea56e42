import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { principalOf } from '../testing/test-server.ts';

let place: TestDatabase;
let other: Database;
let server: ChatServer;
beforeAll(async () => {
  place = await createTestDatabase('test-world');
  const open = () => openDatabase({ ...place, poolSize: 10, log: createLog('silent') });
  other = open();
  server = await createChatServer({ overrides: { database: open() } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await other.close();
  await place.remove();
});

/** On SQLite that blocks every write. */
async function hold(walletId: string) {
  const { promise: held, resolve: onHeld } = Promise.withResolvers<void>();
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const holding = other.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('wallets')
      .set((column) => ({ balance: column('balance', '+', 0) }))
      .where('wallet_id', '=', walletId)
      .execute();
    onHeld();
    await end;
  });
  await held;
  return async () => {
    release();
    await holding;
  };
}

it('a locked wallet makes its owner wait for seconds, delays no other owner, and loses nothing', async () => {
  const [owner, reader] = [await server.registered(), await server.registered()];
  const { chatId } = await server.begin(owner);
  const theirs = await server.begin(reader);
  const { accountId = '' } = await principalOf(server.deps, owner);
  const release = await hold(accountId);
  const send = () =>
    server.call(`/chats/${chatId}/messages`, { method: 'POST', session: owner, json: { text: 'Hello?' } });
  const began = performance.now();
  const waiting = send();
  expect(await server.call(`/chats/${theirs.chatId}`, { session: reader })).toMatchObject({ status: 200 });
  expect(await waiting).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
  expect(performance.now() - began).toBeLessThan(20_000);
  await release();
  const { balance, reply } = await server.send(owner, chatId, 'Hello?');
  expect(balance).toBe(98);
  await server.ended(owner, chatId, reply.messageId);
  expect((await server.read(owner, chatId)).messages.items).toHaveLength(3);
}, 60_000);
