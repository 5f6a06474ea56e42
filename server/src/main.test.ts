import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceSessionEnvelope } from './contract/validators.ts';
import { giftsAt } from './testing/people/gifts.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { createTestServer } from './testing/test-server.ts';

interface Started {
  process: ChildProcess;
  output: () => string;
  exited: Promise<unknown[]>;
}

const cacheFolder = process.env['NODE_COMPILE_CACHE'];
const compileCache = cacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: cacheFolder };

const started: Started[] = [];
const databases: TestDatabase[] = [];

function start(environment: Record<string, string>): Started {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...compileCache, ...environment },
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const server = { process: child, output: () => chunks.join(''), exited: once(child, 'exit') };
  started.push(server);
  return server;
}

/** The address in the server's start line. */
async function addressOf({ exited, output, process: child }: Started): Promise<string> {
  for (;;) {
    const address = /ready at (http:\S+)/.exec(output())?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout ?? child, 'data'), exited]);
  }
}

async function freshDatabase(): Promise<Record<string, string>> {
  const database = await createTestDatabase('nothing');
  databases.push(database);
  return { DATA_DIR: database.dataDir, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) };
}

afterEach(async () => {
  for (const { exited, process: child } of started.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  for (const database of databases.splice(0)) await database.remove();
});

describe('the server as a process', () => {
  it('prints its address, answers, and exits with 0 on a signal', async () => {
    const server = start(await freshDatabase());
    const address = await addressOf(server);
    expect((await fetch(`${address}/api/readyz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toEqual([0, null]);
    await expect(fetch(`${address}/api/healthz`)).rejects.toThrow('fetch failed');
  });

  it('keeps its world and its sessions from one start to the next', async () => {
    const environment = await freshDatabase();
    const first = start(environment);
    const init = await fetch(`${await addressOf(first)}/api/registerlogin/deviceinit?deviceType=web`);
    const { data } = DeviceSessionEnvelope.parse(await init.json());
    first.process.kill('SIGKILL');
    await first.exited;
    const second = start(environment);
    const answer = await fetch(`${await addressOf(second)}/api/user-profile/basic-info`, {
      headers: { authorization: data.Authorization, 'device-id': data['Device-ID'] },
    });
    expect(await answer.json()).toMatchObject({ code: 200, data: { points: 20 } });
    expect(second.output()).not.toContain('seed world written');
  });

  it('shares its database with a second server, each seeing what the other wrote', async () => {
    const environment = await freshDatabase();
    const addresses = await Promise.all([start(environment), start(environment)].map(addressOf));
    const inits = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const answer = await fetch(`${addresses[index % 2]}/api/registerlogin/deviceinit?deviceType=web`);
        return { index, session: DeviceSessionEnvelope.parse(await answer.json()).data };
      }),
    );
    const statuses = await Promise.all(
      inits.map(async ({ index, session }) => {
        const other = addresses[(index + 1) % 2];
        const headers = { authorization: session.Authorization };
        return (await fetch(`${other}/api/user-profile/basic-info`, { headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('warns of a misspelt setting in one line, and starts', async () => {
    const server = start({ ...(await freshDatabase()), PROT: '8080', LOG_LEVEL: 'warn' });
    await addressOf(server);
    const lines = server.output().split('\n');
    const told = lines.filter((line) =>
      line.includes('PROT is no setting of this server and was ignored: PORT is one'),
    );
    expect(told).toHaveLength(1);
  });

  it('says in one line what is wrong with its settings, and does not start', async () => {
    const server = start({ ...(await freshDatabase()), SESSION_IDLE_DAYS: '365' });
    expect(await server.exited).toEqual([2, null]);
    expect(server.output()).toBe(
      'The server cannot start: SESSION_IDLE_DAYS must not be greater than SESSION_MAX_DAYS\n',
    );
  });

  it('says in one line why it does not start without points where a gift waits', async () => {
    await using sold = await createTestServer();
    await giftsAt(sold).give(await sold.registered());
    const { dataDir, url } = sold.deps.config.database;
    const server = start({
      DATA_DIR: dataDir,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      POINTS: 'off',
      LOG_LEVEL: 'fatal',
    });
    expect(await server.exited).toEqual([1, null]);
    expect(server.output()).toMatch(/^The server cannot start: POINTS must be on while [^\n]*\n$/);
  });
});
