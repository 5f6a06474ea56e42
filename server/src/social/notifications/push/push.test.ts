import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import webPush from 'web-push';
import {
  NotificationSettingsEnvelope,
  PushDeviceEnvelope,
  PushDeviceListEnvelope,
  type NotificationSettingsForm,
} from '../../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../../http/principal.ts';
import { createPushPeer, type PushPeer } from '../../../testing/peers/push-peer.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';
import { MOST_DEVICES } from './subscription-store.ts';

const DEVICES = '/user/notifications/devices';
const MINUTE_MS = 60_000;
const vapid = webPush.generateVAPIDKeys();
const subject = 'mailto:operator@fabula.example';
const all = { bell: true, push: true };
const form: NotificationSettingsForm = {
  paused: false,
  choices: { published: all, commented: all, decided: all, 'report-decided': all },
};

let server: TestServer;
let peer: PushPeer;
/** Of a fresh account for each test, which owns the character. */
let creator: SessionValues;
let reader: SessionValues;

const call = (session: SessionValues, method: string, path: string, json?: unknown) =>
  server.call(path, { session, method, ...(json === undefined ? {} : { json }) });
const add = (session: SessionValues, change: object = {}) =>
  call(session, 'POST', DEVICES, { ...peer.subscription(), language: 'de-DE', ...change });
const devices = async (session: SessionValues) =>
  PushDeviceListEnvelope.parse((await call(session, 'GET', DEVICES)).body).data.items;
const choose = (change: Partial<NotificationSettingsForm>) =>
  call(creator, 'PUT', '/user/notifications/settings', { ...form, ...change });
const comment = async () => {
  server.clock.advance(1000);
  const answer = await call(reader, 'POST', '/characters/zoe-marsh/comments', { text: 'The lamp is lit.' });
  expect(answer.status).toBe(200);
};
/** A sweep after a time, in ms. */
const sweep = async (ms = 6000) => {
  server.clock.advance(ms);
  await server.deps.social.pushDelivery?.sweep(new AbortController().signal);
};
const bodies = () => peer.messages.map(({ body }) => body);
const oneComment = { kind: 'commented', count: 1, path: '/de-DE/notifications', language: 'de-DE' };

beforeAll(async () => {
  peer = await createPushPeer(vapid.publicKey);
  server = await createTestServer({ config: { push: { ...vapid, subject, loopback: true } } });
  reader = await server.registered();
});
beforeEach(async () => {
  await server.deps.database.db.deleteFrom('push_subscriptions').execute();
  creator = await server.registered();
  peer.messages.length = 0;
  peer.answers.length = 0;
  peer.asked = 0;
  await server.deps.database.db
    .updateTable('characters')
    .set({ owner_id: ownerOf(await principalOf(server.deps, creator)) })
    .where('character_id', '=', 'zoe-marsh')
    .execute();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

it('tells a device once of what came, sealed for its browser and signed by this server', async () => {
  const { body } = await call(creator, 'GET', '/user/notifications/settings');
  expect(NotificationSettingsEnvelope.parse(body).data).toMatchObject({ offered: ['push'], pushKey: vapid.publicKey });
  expect((await add(creator)).status).toBe(200);
  await comment();
  await comment();
  await sweep();
  await sweep();
  expect(peer.messages).toMatchObject([
    {
      path: '/send/phone',
      headers: { ttl: '86400', 'content-encoding': 'aes128gcm' },
      body: { ...oneComment, count: 2 },
      claims: { sub: subject, aud: peer.origin },
    },
  ]);
  await sweep(10 * MINUTE_MS);
  expect(peer.messages).toHaveLength(1);
});

it('leaves out what was read, what is not chosen and what came while all was paused', async () => {
  await add(creator);
  await comment();
  await call(creator, 'PUT', '/user/notifications/unread', { until: new Date(server.clock.now()).toISOString() });
  await sweep();
  await choose({ choices: { ...form.choices, commented: { bell: true, push: false } } });
  await comment();
  await sweep();
  await choose({ paused: true });
  await comment();
  await sweep();
  await choose({});
  await sweep();
  expect(peer.asked).toBe(0);
});

it('waits in quiet hours, and then tells all in one message', async () => {
  await add(creator);
  const at = new Date(server.clock.now() - MINUTE_MS).toISOString().slice(11, 16);
  const until = new Date(server.clock.now() + 60 * MINUTE_MS).toISOString().slice(11, 16);
  await choose({ quietHours: { from: at, until, timeZone: 'UTC' } });
  await comment();
  await sweep();
  await comment();
  await sweep(20 * MINUTE_MS);
  expect(peer.asked).toBe(0);
  await sweep(40 * MINUTE_MS);
  expect(bodies()).toEqual([{ ...oneComment, count: 2 }]);
});

it('forgets a device whose push service says that it is gone', async () => {
  await add(creator);
  await comment();
  peer.answers.push(410);
  await sweep();
  expect(peer.asked).toBe(1);
  expect(await devices(creator)).toEqual([]);
});

it('tries again after a failure, each time later, and tells it once', async () => {
  await add(creator);
  await comment();
  peer.answers.push(503, 500);
  await sweep();
  await sweep();
  expect(peer.asked).toBe(1);
  await sweep(30_000);
  await sweep(30_000);
  expect(peer.asked).toBe(2);
  await sweep(30_000);
  expect(bodies()).toEqual([oneComment]);
});

it('gives a message up in the end, and the device has the next', async () => {
  await add(creator);
  await comment();
  peer.answers.push(...Array.from({ length: 10 }, () => 500));
  for (let tries = 0; tries < 12; tries += 1) await sweep(5 * 60 * MINUTE_MS);
  expect(peer.asked).toBe(10);
  await comment();
  await sweep();
  expect(bodies()).toEqual([{ ...oneComment, count: 2 }]);
});

it('tells once what was written before a crash, and while another server looks after it', async () => {
  await add(creator);
  await comment();
  server.clock.advance(6000);
  const { db } = server.deps.database;
  // A server that died between its lease and its message.
  await db
    .updateTable('push_subscriptions')
    .set({ leased_until: server.clock.now() + MINUTE_MS })
    .execute();
  await sweep();
  expect(peer.asked).toBe(0);
  server.clock.advance(MINUTE_MS);
  await Promise.all([sweep(0), sweep(0)]);
  await sweep();
  expect(bodies()).toEqual([oneComment]);
});

it('lists devices without their addresses, and ends with the session', async () => {
  const { pushId } = PushDeviceEnvelope.parse((await add(creator)).body).data;
  await add(creator);
  const listed = await devices(creator);
  expect(listed).toMatchObject([{ current: true }]);
  expect(JSON.stringify(listed)).not.toContain(peer.origin);
  await call(reader, 'DELETE', `${DEVICES}/${listed[0]?.pushId}`);
  expect(await devices(creator)).toHaveLength(1);
  await call(creator, 'DELETE', `${DEVICES}/${pushId}`);
  await call(creator, 'DELETE', `${DEVICES}/${listed[0]?.pushId}`);
  expect(await devices(creator)).toEqual([]);

  await add(creator);
  await comment();
  expect((await call(creator, 'POST', '/registerlogin/logout')).status).toBe(200);
  await sweep();
  expect(peer.asked).toBe(0);
  expect(await server.deps.database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

it('keeps ten devices of an account', async () => {
  await add(creator);
  const { db } = server.deps.database;
  const row = await db.selectFrom('push_subscriptions').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: MOST_DEVICES }, (_, place) => ({
    ...row,
    push_id: `psh-${place}`,
    device_id: `dev-${place}`,
    endpoint: `${row.endpoint}-${place}`,
    created_at: row.created_at - place - 1,
  }));
  await db.insertInto('push_subscriptions').values(others).execute();
  await add(creator);
  const { total } = await db
    .selectFrom('push_subscriptions')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(MOST_DEVICES);
});

it('refuses guests, and addresses that are no push services', async () => {
  expect((await add(await server.guest())).status).toBe(403);
  for (const endpoint of [
    'http://push.example/1',
    'https://10.0.0.1/1',
    'https://[fd00::1]/1',
    'https://intranet/1',
    'https://push.example:8443/1',
    'https://user:word@push.example/1',
  ]) {
    expect((await add(creator, { endpoint })).status).toBe(400);
  }
  expect((await add(creator, { p256dh: 'short' })).status).toBe(400);
  await using without = await createTestServer();
  const session = await without.registered();
  const json = { ...peer.subscription(), language: 'de-DE' };
  expect(await without.call(DEVICES, { session, method: 'POST', json })).toMatchObject({ status: 501 });
});
