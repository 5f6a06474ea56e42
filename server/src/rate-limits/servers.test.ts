import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import type { SessionValues } from '../http/principal.ts';
import { createLog } from '../log.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const LIMITS = {
  perMinute: 40,
  devicesPerMinute: 4,
  pagesPerMinute: 40,
  connectionsPerAddress: 0,
  streamsPerAddress: 0,
};

let server: TestServer;
let second: Deps;
let apps: ReturnType<typeof createApp>[];
beforeEach(async () => {
  server = await createTestServer({ config: { limits: LIMITS } });
  second = createDeps(server.deps.config, { clock: server.clock, log: createLog('silent') });
  apps = [server.app, createApp(second)];
});
afterEach(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** The statuses of requests from an address that reach one server after the other. */
async function inTurn(times: number, ask: (turn: number) => [path: string, session?: SessionValues]) {
  const statuses: number[] = [];
  const incoming = { socket: { remoteAddress: '203.0.113.7' } };
  for (let turn = 0; turn < times; turn += 1) {
    const [path, session] = ask(turn);
    const answer = await apps[turn % 2]?.request(`/api${path}`, { headers: { ...session } }, { incoming });
    statuses.push(answer?.status ?? 0);
  }
  return statuses;
}

const same = (times: number, status: number) => Array.from({ length: times }, () => status);

describe.runIf(inject('postgresUrl') !== undefined)('two servers of one PostgreSQL database', () => {
  it('let one address have as many devices as one server does', async () => {
    const statuses = await inTurn(6, () => ['/registerlogin/deviceinit?deviceType=web']);
    expect(statuses).toEqual([...same(4, 200), ...same(2, 429)]);
    server.clock.advance(60_000);
    expect(await inTurn(2, () => ['/registerlogin/deviceinit?deviceType=web'])).toEqual(same(2, 200));
  });

  it('let a person guess twenty gift codes a minute, wherever the guesses arrive', async () => {
    const session = await server.registered();
    const guess = (turn: number): [string, SessionValues] => [
      `/shop/gift?code=${turn.toString(16).padStart(32, '0')}`,
      session,
    ];
    expect(await inTurn(22, guess)).toEqual([...same(20, 404), ...same(2, 429)]);
  });

  it('stop an address that floods both of them', async () => {
    expect(await inTurn(40, () => ['/no-such-path'])).toEqual(same(40, 404));
    const exchange = async () => {
      for (const { rateLimits } of [server.deps, second]) await rateLimits.synchronise();
    };
    await exchange();
    expect(await inTurn(4, () => ['/no-such-path'])).toEqual([404, 429, 404, 429]);
    await exchange();
    expect(await inTurn(4, () => ['/no-such-path'])).toEqual(same(4, 429));
  });
});
