import path from 'node:path';
import type { SessionValues } from '../http/principal.ts';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config/config.ts';
import { DeviceSessionEnvelope } from '../contract/validators.ts';
import { createDeps, type Deps, type Overrides } from '../deps.ts';
import { createLog } from '../log.ts';
import { readAnswer, type Answer } from './answer.ts';
import { sharedInkProcesses, sharedParsers } from './shared-parsers.ts';
import { TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export interface CallOptions extends RequestInit {
  session?: Partial<SessionValues>;
  json?: unknown;
}

export interface TestServer extends AsyncDisposable {
  deps: Deps;
  clock: TestClock;
  app: ReturnType<typeof createApp>;
  /** Without a socket; `path` is below `/api`. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  guest(): Promise<SessionValues>;
  registered(): Promise<SessionValues>;
}

/** The whole server with a fresh database, a small world and a frozen clock. */
export async function createTestServer(
  options: { config?: Partial<Config>; overrides?: Overrides } = {},
): Promise<TestServer> {
  const database = await createTestDatabase('test-world');
  const clock = new TestClock();
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', PORT: '0' }),
    database: { url: database.url, dataDir: database.dataDir, poolSize: 10 },
    filesDir: path.join(database.dataDir, 'files'),
    ...options.config,
  };
  const deps = createDeps(config, {
    clock,
    log: createLog('silent'),
    parsers: sharedParsers,
    inkProcesses: sharedInkProcesses,
    ...options.overrides,
  });
  // Like a started server.
  await deps.database.ping();
  const app = createApp(deps);

  const call = async (path: string, { session, json, ...init }: CallOptions = {}): Promise<Answer> => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(session ?? {})) headers.set(name, value);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    return readAnswer(await app.request(`/api${path}`, { ...init, headers, ...(body === undefined ? {} : { body }) }));
  };

  const guest = async () => {
    const answer = await call('/registerlogin/deviceinit?deviceType=web');
    return DeviceSessionEnvelope.parse(answer.body).data;
  };

  const registered = async () => {
    const principal = await principalOf(deps, await guest());
    return deps.accounts.register(principal, {
      userName: 'Ada',
      motto: 'Read on',
      avatarUrl: '/art/1/avatars/su.webp',
    });
  };

  return {
    deps,
    clock,
    app,
    call,
    guest,
    registered,
    async [Symbol.asyncDispose]() {
      await deps[Symbol.asyncDispose]();
      await database.remove();
    },
  };
}

/** Throws for a dead session. */
export async function principalOf({ sessions }: Pick<Deps, 'sessions'>, session: SessionValues) {
  const principal = await sessions.authenticate({ authorization: session.Authorization, deviceId: undefined });
  if (principal === undefined) throw new Error('The session has no credential');
  return principal;
}
