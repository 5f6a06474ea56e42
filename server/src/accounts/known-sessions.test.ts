import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeps, type Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import type { SessionValues } from '../http/principal.ts';

let server: TestServer;
let other: Deps;
beforeAll(async () => {
  server = await createTestServer();
  other = createDeps(server.deps.config, { clock: server.clock, log: createLog('silent') });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const PROFILE = '/user-profile/basic-info';

const statusOf = async (session: SessionValues) => (await server.call(PROFILE, { session })).status;

it('a session that another process has ended is refused, though it was just read', async () => {
  const session = await server.guest();
  expect([await statusOf(session), await statusOf(session)]).toEqual([200, 200]);

  await other.sessions.leave(await principalOf(other, session));

  await expect.poll(() => statusOf(session), { interval: 5 }).toBe(401);
});

it('a session that is read again and again ends when its time is over', async () => {
  const session = await server.guest();
  expect(await statusOf(session)).toBe(200);
  server.clock.advance(server.deps.config.sessions.idleMs);
  expect(await statusOf(session)).toBe(401);
});
