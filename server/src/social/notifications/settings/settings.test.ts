import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  NotificationPageEnvelope,
  NotificationSettingsEnvelope,
  UnreadCountEnvelope,
  type NotificationSettingsForm,
} from '../../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../../http/principal.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';

const SETTINGS = '/user/notifications/settings';

let server: TestServer;
let creator: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.registered();
  await server.deps.database.db
    .updateTable('characters')
    .set({ owner_id: ownerOf(await principalOf(server.deps, creator)) })
    .where('character_id', '=', 'zoe-marsh')
    .execute();
});
afterAll(() => server[Symbol.asyncDispose]());

const get = async (session: SessionValues) =>
  NotificationSettingsEnvelope.parse((await server.call(SETTINGS, { session })).body).data;
const put = (session: SessionValues, json: unknown) => server.call(SETTINGS, { session, method: 'PUT', json });
const unread = async () =>
  UnreadCountEnvelope.parse((await server.call('/user/notifications/unread', { session: creator })).body).data
    .unreadCount;

const all = { bell: true, push: true };
const first: NotificationSettingsForm = {
  paused: false,
  choices: { published: all, commented: all, decided: all, 'report-decided': all },
  weeklyMail: false,
};

const none = { canMail: false, offered: [], pushKey: null };

it('keeps what an account chose, and offers no push where there is none', async () => {
  const session = await server.registered();
  expect(await get(session)).toEqual({ ...first, ...none });
  const form = {
    paused: true,
    weeklyMail: true,
    choices: { ...first.choices, published: { bell: false, push: false } },
    quietHours: { from: '22:30', until: '07:00', timeZone: 'America/Sao_Paulo' },
  };
  expect(await put(session, form)).toMatchObject({ status: 200, body: { data: form } });
  expect(await get(session)).toEqual({ ...form, ...none });
  expect(await get(creator)).toEqual({ ...first, ...none });
  await put(session, first);
  expect(await get(session)).toEqual({ ...first, ...none });
});

it('refuses guests, times that there are not, and what is no time zone', async () => {
  const guest = await server.guest();
  expect((await server.call(SETTINGS, { session: guest })).status).toBe(403);
  expect((await put(guest, first)).status).toBe(403);
  const session = await server.registered();
  for (const change of [{ timeZone: 'Mars/Phobos' }, { timeZone: '+02:00' }, { from: '24:00' }, { until: '7:00' }]) {
    const quietHours = { from: '22:30', until: '07:00', timeZone: 'Europe/Berlin', ...change };
    expect((await put(session, { ...first, quietHours })).status).toBe(400);
  }
  expect(await get(session)).toEqual({ ...first, ...none });
});

it('counts on the bell what is chosen for it, while the list has everything', async () => {
  const reader = await server.registered();
  await server.call('/characters/zoe-marsh/comments', {
    session: reader,
    method: 'POST',
    json: { text: 'The lamp is lit.' },
  });
  expect(await unread()).toBe(1);
  await put(creator, { ...first, choices: { ...first.choices, commented: { ...all, bell: false } } });
  expect(await unread()).toBe(0);
  const { body } = await server.call('/user/notifications', { session: creator });
  expect(NotificationPageEnvelope.parse(body).data.items).toMatchObject([{ kind: 'commented', unread: true }]);
  await put(creator, { ...first, paused: true });
  expect(await unread()).toBe(0);
  await put(creator, first);
  expect(await unread()).toBe(1);
});
