import type { TelegramIdentity } from '@fabula/sdk';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { listenForTelegram, type WindowMessage } from './telegram';

const origin = 'https://fabula.example';
const frame = { name: 'the frame of the widget' };
const hash = '0123456789abcdef'.repeat(4);
const user = {
  id: 424242,
  first_name: 'Ada',
  last_name: 'Byrne',
  username: 'ada',
  photo_url: 'https://t.me/i/userpic/320/ada.jpg',
  auth_date: 1_790_000_000,
  hash,
};

function createPage() {
  const listeners = new Set<(message: WindowMessage) => void>();
  return {
    location: { origin },
    frames: [frame],
    addEventListener: (_type: 'message', listener: (message: WindowMessage) => void) => void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: (message: WindowMessage) => void) =>
      void listeners.delete(listener),
    post: (message: WindowMessage) => listeners.forEach((listener) => listener(message)),
  };
}

let page: ReturnType<typeof createPage>;
let heard: TelegramIdentity[];
let end: () => void;
beforeEach(() => {
  page = createPage();
  heard = [];
  end = listenForTelegram(page, (identity) => heard.push(identity));
});

const say = (data: unknown, from: Partial<WindowMessage> = {}) => page.post({ origin, source: frame, data, ...from });

test('maps the fields of the widget to the names of the contract', () => {
  say({ type: 'telegram-auth', user });
  expect(heard).toStrictEqual([
    {
      id: 424242,
      firstName: 'Ada',
      lastName: 'Byrne',
      username: 'ada',
      photoUrl: 'https://t.me/i/userpic/320/ada.jpg',
      authDate: 1_790_000_000,
      hash,
    },
  ]);
});

test('what a person does not have is left out', () => {
  say({
    type: 'telegram-auth',
    user: { id: 7, first_name: '', last_name: null, username: undefined, auth_date: 1, hash },
  });
  expect(heard).toStrictEqual([{ id: 7, authDate: 1, hash }]);
});

test('what Telegram does not name stays outside', () => {
  say({ type: 'telegram-auth', user: { ...user, firstName: 'Eve', authDate: 2, constructor: 'x', extra: true } });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ firstName: 'Ada', authDate: 1_790_000_000 });
  expect(heard[0]).not.toHaveProperty('extra');
});

describe('ignores other senders', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host without TLS', { origin: 'http://fabula.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a window that is not a frame of this page', { source: { name: 'an opener' } }],
    ['no window at all', { source: null }],
  ])('%s', (_, from) => {
    say({ type: 'telegram-auth', user }, from);
    expect(heard).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'telegram-auth'],
    ['another message', { type: 'resize', user }],
    ['a user alone', user],
  ])('our frame with %s', (_, data) => {
    say(data);
    expect(heard).toEqual([]);
  });
});

test.each([
  ['no user', undefined],
  ['no id', { ...user, id: undefined }],
  ['no hash', { ...user, hash: undefined }],
  ['a hash of another length', { ...user, hash: 'abc' }],
  ['an object as a name', { ...user, first_name: { $ne: '' } }],
  ['a negative id', { ...user, id: -1 }],
])('a message with %s is warned of and not passed on', (_, broken) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  say({ type: 'telegram-auth', user: broken });
  expect(heard).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('listening ends', () => {
  end();
  say({ type: 'telegram-auth', user });
  expect(heard).toEqual([]);
});
