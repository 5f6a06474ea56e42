import type { Config } from '../config/config.ts';
import type { SessionValues } from '../http/principal.ts';
import type { Overrides } from '../deps.ts';
import type { Answer } from './answer.ts';
import { freePort } from './free-port.ts';
import { VisitorBrowser } from '../../../api-spec/scripts/visitor-browser.ts';
import { createTestServer, type TestServer } from './test-server.ts';
import { openTestSocket } from './test-socket.ts';

export interface SocialServer extends TestServer {
  origin: string;
}

/** Reachable at its public address, with the local identity provider. */
export async function createSocialServer(
  config: Partial<Config> = {},
  overrides: Overrides = {},
): Promise<SocialServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await createTestServer({ config: { port, publicUrl: origin, ...config }, overrides });
  const socket = await openTestSocket(server);
  return {
    ...server,
    origin,
    async [Symbol.asyncDispose]() {
      await socket[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

export async function authUrlOf(
  server: TestServer,
  session: SessionValues,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await server.call(`/registerlogin/${path}`, { session, headers });
  const { data } = answer.body;
  const found = typeof data === 'object' && data !== null && 'authUrl' in data ? data.authUrl : undefined;
  if (typeof found !== 'string') throw new Error(`No address: ${JSON.stringify(answer.body)}`);
  return found;
}

export async function codeFrom(authUrl: string, person: { email: string; name?: string }): Promise<string> {
  const end = await new VisitorBrowser().signInAt(authUrl, person);
  const code = end instanceof URL ? end.searchParams.get('code') : null;
  if (code === null) throw new Error(`No code came back: ${end instanceof URL ? end.href : await end.text()}`);
  return code;
}

export async function appleForm(
  server: SocialServer,
  session: SessionValues,
  person: { email: string } | 'cancel',
): Promise<Record<string, string>> {
  const page = await new VisitorBrowser().signInAt(await authUrlOf(server, session, 'apple-login'), person);
  if (page instanceof URL) throw new Error(`Not posted: ${page.href}`);
  const html = await page.text();
  if (!html.includes(`action="${server.origin}/api/registerlogin/apple/return"`))
    throw new Error(`Not for us: ${html}`);
  const fields = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

export function callback(server: TestServer, session: SessionValues, path: string): Promise<Answer> {
  return server.call(`/registerlogin/${path}`, { session });
}
