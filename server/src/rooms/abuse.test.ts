import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../http/principal.ts';
import type { Safety } from '../safety/safety.ts';
import { NewRoomInviteEnvelope, RoomEnvelope, RoomPageEnvelope } from '../contract/validators.ts';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';

const safety: Safety = {
  name: 'test',
  async moderate({ text }) {
    if (text.includes('UNFIT')) return { kind: 'refuse', reason: 'harm' };
    return text.includes('DISTRESS') ? { kind: 'crisis' } : { kind: 'allow' };
  },
};
const nsfw = { 'sfw-type': 'nsfw' };

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer({ overrides: { safety } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const calls = (roomId: string, memberId: string, messageId: string) => [
  { path: `/rooms/${roomId}` },
  { path: `/rooms/${roomId}?invite=not-the-code-of-it-1` },
  { path: `/rooms/${roomId}/messages` },
  { path: `/rooms/${roomId}/invites` },
  { path: `/rooms/${roomId}`, method: 'PATCH', json: { title: 'Mine' } },
  { path: `/rooms/${roomId}`, method: 'DELETE' },
  { path: `/rooms/${roomId}/messages`, method: 'POST', json: { text: 'Hello' } },
  { path: `/rooms/${roomId}/messages/${messageId}`, method: 'DELETE' },
  { path: `/rooms/${roomId}/messages/${messageId}/stop`, method: 'POST' },
  { path: `/rooms/${roomId}/messages/${messageId}/regenerate`, method: 'POST' },
  { path: `/rooms/${roomId}/messages/${messageId}/select`, method: 'POST' },
  { path: `/rooms/${roomId}/messages/${messageId}/edit`, method: 'POST', json: { text: 'Mine' } },
  { path: `/rooms/${roomId}/memory` },
  { path: `/rooms/${roomId}/memory`, method: 'PUT', json: { summary: 'Mine' } },
  { path: `/rooms/${roomId}/memory/facts`, method: 'POST', json: { text: 'Mine' } },
  { path: `/rooms/${roomId}/memory/facts/fct-1`, method: 'DELETE' },
  { path: `/rooms/${roomId}/turns`, method: 'POST', json: {} },
  { path: `/rooms/${roomId}/invites`, method: 'POST', json: {} },
  { path: `/rooms/${roomId}/invites/inv-1`, method: 'DELETE' },
  { path: `/rooms/${roomId}/characters/ada-byrne`, method: 'PATCH', json: { quiet: true } },
  { path: `/rooms/${roomId}/members/${memberId}`, method: 'PATCH', json: { muted: true } },
  { path: `/rooms/${roomId}/members/${memberId}`, method: 'DELETE' },
  { path: `/rooms/${roomId}/members/me`, method: 'DELETE' },
  {
    path: `/rooms/${roomId}/members`,
    method: 'POST',
    json: { inviteCode: 'not-the-code-of-it-1', displayName: 'Mallory' },
  },
];

describe('a room of others', () => {
  it('answers everything like one that is not there', async () => {
    const owner = await server.registered();
    const stranger = await server.guest();
    const { me, roomId } = await server.open(owner);
    const [, greeting] = await server.messages(owner, roomId);
    const ids = [me?.memberId ?? '', greeting?.messageId ?? ''] as const;
    const unknown = calls('rom-0000', ...ids);
    for (const [index, { path, ...options }] of calls(roomId, ...ids).entries()) {
      const foreign = await server.call(path, { ...options, session: stranger });
      const none = await server.call(unknown[index]?.path ?? '', { ...options, session: stranger });
      expect(foreign).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
      expect((await server.call(path, options)).status).toBe(401);
    }
    expect(await server.read(owner, roomId)).toMatchObject({ title: 'The lamp', memberCount: 1, status: 'open' });
  });

  it('has none of its messages and members reached through another room', async () => {
    const owner = await server.registered();
    const mallory = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { me } = await server.join(owner, roomId, guest, 'Elias');
    const [, greeting] = await server.messages(owner, roomId);
    const own = await server.open(mallory, { displayName: 'Mallory' });
    const through = calls(own.roomId, me?.memberId ?? '', greeting?.messageId ?? '');
    const reached = through.filter(({ path }) => path.includes(me?.memberId ?? '?') || path.includes('/messages/'));
    const answers = await Promise.all(
      reached.map(async ({ path, ...options }) => server.call(path, { ...options, session: mallory })),
    );
    expect(answers.map(({ status }) => status)).toEqual(reached.map(() => 404));
  });
});

describe('what may not be written', () => {
  it('is neither a title, a name nor words, and costs nothing', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    const form = { title: 'UNFIT', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    const inviteCode = await server.invite(session, roomId);
    const joining = { inviteCode, displayName: 'UNFIT' };
    const [, greeting] = await server.messages(session, roomId);
    const answers = [
      await server.post(session, '/rooms', { ...form, displayName: 'Noor' }),
      await server.post(session, '/rooms', { ...form, title: 'Fit', displayName: 'UNFIT' }),
      await server.post(session, `/rooms/${roomId}`, { title: 'UNFIT' }, 'PATCH'),
      await server.post(await server.guest(), `/rooms/${roomId}/members`, joining),
      await server.post(session, `/rooms/${roomId}/messages`, { text: 'UNFIT words' }),
      await server.post(session, `/rooms/${roomId}/messages/${greeting?.messageId}/edit`, { text: 'UNFIT words' }),
      await server.post(session, `/rooms/${roomId}`, { scene: 'UNFIT' }, 'PATCH'),
      await server.post(session, `/rooms/${roomId}/memory`, { summary: 'UNFIT' }, 'PUT'),
      await server.post(session, `/rooms/${roomId}/memory/facts`, { text: 'UNFIT' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.field])).toEqual([
      [403, 'title'],
      [403, 'displayName'],
      [403, 'title'],
      [403, 'displayName'],
      [403, 'text'],
      [403, 'text'],
      [403, 'scene'],
      [403, 'summary'],
      [403, 'text'],
    ]);
    expect((await server.read(session, roomId)).quote).toMatchObject({ balance: 100 });
    expect(server.engine.requests).toEqual([]);
  });

  it('is taken back where a character says it', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says('Some UNFIT words.');
    await server.say(session, roomId, 'Well?');
    const [reply] = await server.ended(session, roomId);
    expect(reply).toMatchObject({ status: 'failed', failure: 'filtered', text: '', charge: { points: 0 } });
  });

  it('shows help to the author of the message only', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner, { turnTaking: 'mention' });
    await server.join(owner, roomId, guest, 'Elias');
    expect((await server.say(guest, roomId, 'DISTRESS')).message).toMatchObject({ crisis: true });
    expect((await server.messages(owner, roomId)).at(-1)).toMatchObject({ text: 'DISTRESS', crisis: false });
  });
});

describe('limits', () => {
  const joinAs = async (roomId: string, inviteCode: string, displayName: string) =>
    server.post(await server.guest(), `/rooms/${roomId}/members`, { inviteCode, displayName });

  it('a room takes twenty people', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const inviteCode = await server.invite(owner, roomId, { maxUses: 100 });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => joinAs(roomId, inviteCode, `Person ${index}`)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), ...Array.from({ length: 5 }, () => 409)]);
    expect(await server.read(owner, roomId)).toMatchObject({ memberCount: 20 });
  });

  it('an invite is used exactly as often as it says, however many come at once', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const inviteCode = await server.invite(owner, roomId, { maxUses: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => joinAs(roomId, inviteCode, `Person ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('one person owns twenty open rooms, and a room has ten invites', async () => {
    const owner = await server.registered();
    for (let index = 0; index < 20; index += 1) await server.open(owner);
    const form = { title: 'One more', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    expect((await server.post(owner, '/rooms', { ...form, displayName: 'Noor' })).status).toBe(409);
    const { body } = await server.call('/rooms?limit=1', { session: owner });
    const roomId = RoomPageEnvelope.parse(body).data.items[0]?.roomId ?? '';
    for (let index = 0; index < 10; index += 1) await server.invite(owner, roomId);
    expect((await server.post(owner, `/rooms/${roomId}/invites`)).status).toBe(409);
  });

  it('one person says sixty things a minute at most', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    const say = () => server.post(session, `/rooms/${roomId}/messages`, { text: 'Hm.', toPeople: true });
    const answers = await Promise.all(Array.from({ length: 64 }, say));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it.each([
    ['no characters', { characterIds: [] }],
    ['seven characters', { characterIds: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    ['a character twice', { characterIds: ['ada-byrne', 'ada-byrne'] }],
    ['a title of spaces', { title: '   ' }],
    ['another way of turns', { turnTaking: 'shouting' }],
    ['a name with a mark', { displayName: '@everyone' }],
  ])('no room with %s', async (_what, changes) => {
    const session = await server.registered();
    const form = { title: 'A room', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    expect((await server.post(session, '/rooms', { ...form, displayName: 'Noor', ...changes })).status).toBe(400);
  });
});

describe('a room with a mature character', () => {
  const asAdult = (session: SessionValues, path: string, json?: object, method = 'GET') =>
    server.call(path, { session, headers: nsfw, method, ...(json === undefined ? {} : { json }) });

  it('is for members in that mode only, and tells the invited', async () => {
    const { db } = server.deps.database;
    await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', 'mona-dusk').execute();
    const owner = await server.registered();
    const guest = await server.guest();
    const characterIds = ['mona-dusk', 'ada-byrne'];
    const form = { title: 'After dark', characterIds, turnTaking: 'mention', language: 'en-US', displayName: 'Noor' };
    expect((await server.post(owner, '/rooms', form)).status).toBe(404);
    const { body } = await asAdult(owner, '/rooms', form, 'POST');
    const { roomId } = RoomEnvelope.parse(body).data;
    expect(body.data).toMatchObject({ mature: true });
    expect((await server.call(`/rooms/${roomId}`, { session: owner })).status).toBe(404);
    expect((await server.call('/rooms', { session: owner })).body.data).toMatchObject({ items: [] });

    const invite = await asAdult(owner, `/rooms/${roomId}/invites`, {}, 'POST');
    const { inviteCode } = NewRoomInviteEnvelope.parse(invite.body).data;
    const shown = await server.call(`/rooms/${roomId}?invite=${inviteCode}`, { session: guest });
    expect(shown.body.data).toMatchObject({ mature: true, characters: [{ characterId: 'ada-byrne' }] });
    const joining = { inviteCode, displayName: 'Elias' };
    const refused = await server.post(guest, `/rooms/${roomId}/members`, joining);
    expect(refused).toMatchObject({ status: 403, body: { field: 'sfw-type' } });
    await server.post(guest, '/user/confirm-adult', { confirmed: true });
    expect((await asAdult(guest, `/rooms/${roomId}/members`, joining, 'POST')).status).toBe(200);
  });

  it('cannot be made of one without', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const changes = { characterIds: ['ada-byrne', 'mona-dusk'] };
    expect((await asAdult(owner, `/rooms/${roomId}`, changes, 'PATCH')).status).toBe(409);
  });
});

describe('a private character', () => {
  it('is in no room: its owner gets the reason, others get 404', async () => {
    const owner = await server.registered();
    const { db } = server.deps.database;
    const { accountId = '' } =
      (await server.deps.sessions.authenticate({
        authorization: owner.Authorization,
        deviceId: undefined,
      })) ?? {};
    const own = { owner_id: accountId, visibility: 'private' as const };
    await db.updateTable('characters').set(own).where('character_id', '=', 'ilker-kaya').execute();
    const form = { title: 'A room', characterIds: ['ilker-kaya'], turnTaking: 'mention', language: 'en-US' };
    const open = (session: typeof owner) => server.post(session, '/rooms', { ...form, displayName: 'Noor' });
    expect(await open(owner)).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN', field: 'characterIds' } });
    expect(await open(await server.registered())).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    const { roomId } = await server.open(owner);
    const change = await server.post(owner, `/rooms/${roomId}`, { characterIds: ['ilker-kaya'] }, 'PATCH');
    expect(change).toMatchObject({ status: 403, body: { field: 'characterIds' } });
  });
});
