import { configure, createDeviceSession, safeStorage, type DeviceSession } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { beforeEach, expect, it } from 'vitest';

import { pageKeys } from '../session/storage-keys';
import { clearAtSignOut } from './clear-at-sign-out';
import { sendUnsent, type ChatHead } from './send-unsent';
import type { UnsentMessage } from './unsent-message';
import { addUnsent, chatsWithUnsent, clearUnsent, listUnsent } from './unsent-store';

const turn = operations.sendMessage.examples[200].sent;
const rich: ChatHead = { activeMessageId: 'msg-head', isReplying: false, quote: { points: 2, balance: 10 } };

const message = (key: string, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key,
  chatId: 'cht-1',
  text: `Text of ${key}`,
  parentId: 'msg-0',
  imageIds: [],
  triedAt: null,
  refusal: null,
  ...changes,
});

interface Asked {
  readonly key: string | null;
  readonly body: unknown;
}

/** Answers calls in order; `cut` breaks the connection. */
function answering(...answers: readonly (Response | 'cut')[]) {
  const asked: Asked[] = [];
  configure({
    baseUrl: 'http://server.test/api',
    writeRetries: 0,
    fetch: async (_, { headers, body }) => {
      const answer = answers[asked.length];
      asked.push({
        key: new Headers(headers).get('idempotency-key'),
        body: typeof body === 'string' ? JSON.parse(body) : null,
      });
      if (answer === undefined || answer === 'cut') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return asked;
}

const taken = () => Response.json(turn, { status: 200 });
const failure = (status: number, reason: string) =>
  Response.json({ code: status, message: reason, data: null, reason }, { status });
const send = (head: ChatHead | undefined = rich, wishedKey?: string) =>
  sendUnsent('cht-1', { readHead: async () => head, wishedKey });

beforeEach(clearUnsent);

it('sends what waits in order, each once, by its own key', async () => {
  await addUnsent(message('one'));
  await addUnsent(message('two'));
  const asked = answering(taken(), taken());
  expect(await Promise.all([send(), send()])).toEqual(['done', 'done']);
  expect(asked).toEqual([
    { key: 'one', body: { text: 'Text of one', parentId: 'msg-0' } },
    { key: 'two', body: { text: 'Text of two', parentId: 'msg-head' } },
  ]);
  expect(await chatsWithUnsent()).toEqual([]);
});

it('repeats the same request after a lost answer, even where the conversation has gone further', async () => {
  await addUnsent(message('one', { parentId: null }));
  const asked = answering('cut', taken());
  expect(await send()).toBe('later');
  expect(await listUnsent('cht-1')).toMatchObject([{ key: 'one', parentId: 'msg-head', refusal: null }]);
  expect(await send({ ...rich, activeMessageId: 'msg-later', isReplying: true })).toBe('done');
  expect(asked[1]).toEqual(asked[0]);
});

it.each([
  [403, 'FORBIDDEN', 'words'],
  [404, 'NOT_FOUND', 'gone'],
  [400, 'INSUFFICIENT_POINTS', 'points'],
  [400, 'VALIDATION_FAILED', 'failed'],
])('keeps the words after a %s %s, and those behind them wait', async (status, reason, refusal) => {
  await addUnsent(message('one'));
  await addUnsent(message('two'));
  const asked = answering(failure(status, reason));
  expect(await send()).toBe('stopped');
  expect(await send()).toBe('stopped');
  expect(asked).toHaveLength(1);
  expect(await listUnsent('cht-1')).toMatchObject([
    { text: 'Text of one', refusal },
    { key: 'two', refusal: null },
  ]);
});

it.each([401, 409, 429, 503])('tries again later after a %s', async (status) => {
  await addUnsent(message('one'));
  answering(failure(status, 'NOT_NOW'), taken());
  expect(await send()).toBe('later');
  expect(await listUnsent('cht-1')).toMatchObject([{ key: 'one', refusal: null }]);
});

it('asks for no reply that the balance does not cover, unless its reader wishes it', async () => {
  await addUnsent(message('one'));
  const asked = answering(taken());
  const poor = { ...rich, quote: { points: 2, balance: 1 } };
  expect(await send(poor)).toBe('stopped');
  expect(asked).toHaveLength(0);
  await clearUnsent();
  await addUnsent(message('one'));
  expect(await send(poor, 'one')).toBe('done');
});

it('sends nothing into a chat that this session does not have', async () => {
  await addUnsent(message('one'));
  const asked = answering(taken());
  expect(await sendUnsent('cht-1', { readHead: async () => undefined })).toBe('stopped');
  expect(asked).toHaveLength(0);
  expect(await listUnsent('cht-1')).toHaveLength(1);
});

it('keeps fifty messages and says when there is no room for another', async () => {
  for (let number = 0; number < 50; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(await addUnsent(message(String(number)))).toBe('kept');
  }
  expect(await addUnsent(message('51', { chatId: 'cht-2' }))).toBe('full');
  expect(await listUnsent('cht-2')).toEqual([]);
});

const account: DeviceSession = { Authorization: 'one', 'Device-ID': 'dev-1', 'User-Login-Status': 'REGISTERED' };
const guest: DeviceSession = { Authorization: 'two', 'Device-ID': 'dev-1', 'User-Login-Status': 'ANONYMOUS' };

it('forgets them when the account signs out, and keeps them over a sign-in and a refused session', async () => {
  const storage = safeStorage(() => undefined);
  const session = createDeviceSession({ storage, preferences: () => ({ contentMode: 'sfw', language: 'en-US' }) });
  const answer = { code: 200, message: 'OK', data: guest };
  configure({ baseUrl: 'http://server.test/api', fetch: async () => Response.json(answer) });
  session.adopt(guest);
  clearAtSignOut(session, window.localStorage);
  const draft = `${pageKeys.chatDraft}room-1`;
  window.localStorage.setItem(draft, 'Half a thought');
  window.localStorage.setItem(pageKeys.theme, 'day');
  await addUnsent(message('one'));
  session.adopt(account);
  await session.renew(account);
  expect(session.status()).toBe('ANONYMOUS');
  expect(await listUnsent('cht-1')).toHaveLength(1);
  expect(window.localStorage.getItem(draft)).toBe('Half a thought');
  session.adopt(account);
  session.adopt(guest);
  await expect.poll(() => listUnsent('cht-1')).toEqual([]);
  expect(window.localStorage.getItem(draft)).toBeNull();
  expect(window.localStorage.getItem(pageKeys.theme)).toBe('day');
});
