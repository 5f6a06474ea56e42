import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { createApp } from '../../app.ts';
import { createLog } from '../../log.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import { signInByEmail } from '../../testing/people/sign-in.ts';

/** Well below the 15 s heartbeat, which ends a stream anyway. */
const PROMPT_MS = 5_000;

let server: ChatServer;
let second: Deps;
beforeAll(async () => {
  server = await createChatServer();
  second = createDeps(server.deps.config, { clock: server.clock, engine: server.engine, log: createLog('silent') });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

let people = 0;

interface Follower {
  session: SessionValues;
  other: SessionValues;
  isOpen: () => boolean;
  ended: Promise<void>;
}

async function follower(): Promise<Follower> {
  people += 1;
  const email = `follower${people}@example.com`;
  const session = await signInByEmail(server, email);
  server.clock.advance(60_000);
  const other = await signInByEmail(server, email);
  const { chatId } = await server.begin(session);
  const response = await fetch(`${server.origin}/api/chats/${chatId}/events`, { headers: { ...session } });
  let open = true;
  const ended = response.text().then(() => {
    open = false;
  });
  return { session, other, isOpen: () => open, ended };
}

async function isEnded({ ended }: Follower): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PROMPT_MS);
  const answer = await Promise.race([ended.then(() => true), late.promise]);
  clearTimeout(timer);
  return answer;
}

it.each([
  ['a new password', 'POST', '/user/password', { newPassword: 'seven quiet lanterns' }],
  ['signing out the other devices', 'DELETE', '/user/sessions', undefined],
])(
  '%s closes the event streams of the sessions that it ends at once, and no others',
  async (_what, method, path, json) => {
    const bystander = await follower();
    const reader = await follower();
    const answer = await server.call(path, { method, session: reader.other, ...(json === undefined ? {} : { json }) });
    expect(answer.status).toBe(200);
    expect(await isEnded(reader)).toBe(true);
    expect(bystander.isOpen()).toBe(true);
  },
);

it('the former session of whom changes the password loses its streams too, once the answer had time to arrive', async () => {
  const reader = await follower();
  const json = { newPassword: 'seven quiet lanterns' };
  const answer = await server.call('/user/password', { method: 'POST', session: reader.session, json });
  expect(answer.status).toBe(200);
  expect(reader.isOpen()).toBe(true);
  expect(await isEnded(reader)).toBe(true);
});

it('a session that ends on another server of the same database loses its streams promptly too', async () => {
  const reader = await follower();
  const app = createApp(second);
  const answer = await app.request('/api/user/sessions', { method: 'DELETE', headers: { ...reader.other } });
  expect(answer.status).toBe(200);
  expect(await isEnded(reader)).toBe(true);
});
