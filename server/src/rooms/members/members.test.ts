import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { principalOf } from '../../testing/test-server.ts';
import { RoomEnvelope, RoomInviteListEnvelope } from '../../contract/validators.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';
import { codeSentTo, readLogin, sendEmailCode, signInByEmail, verifyEmailCode } from '../../testing/people/sign-in.ts';

const HOUR_MS = 3_600_000;

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const joinPath = (roomId: string) => `/rooms/${roomId}/members`;

describe('an invite', () => {
  it('shows a stranger what the room is, and nothing that is said or who is in it', async () => {
    const owner = await server.registered();
    const stranger = await server.guest();
    const { roomId } = await server.open(owner);
    const inviteCode = await server.invite(owner, roomId);
    const shown = await server.call(`/rooms/${roomId}?invite=${inviteCode}`, { session: stranger });
    expect(shown).toMatchObject({
      status: 200,
      body: {
        data: {
          title: 'The lamp',
          ownerName: 'Noor',
          memberCount: 1,
          characters: [{ characterId: 'ada-byrne' }, { characterId: 'zoe-marsh' }],
          members: [],
          me: null,
          quote: null,
          messageCount: 0,
        },
      },
    });
    expect((await server.call(`/rooms/${roomId}/messages`, { session: stranger })).status).toBe(404);
  });

  it('lets as many in as it says, for as long as it says, until it is revoked', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const once = await server.invite(owner, roomId, { maxUses: 1 });
    const short = await server.invite(owner, roomId, { hours: 1 });
    const revoked = await server.invite(owner, roomId);
    const tryWith = async (inviteCode: string, displayName: string) =>
      (await server.post(await server.guest(), joinPath(roomId), { inviteCode, displayName })).status;
    expect([await tryWith(once, 'One'), await tryWith(once, 'Two')]).toEqual([200, 404]);
    expect(await tryWith(short, 'Three')).toBe(200);
    server.clock.advance(2 * HOUR_MS);
    expect(await tryWith(short, 'Four')).toBe(404);
    const list = await server.call(`/rooms/${roomId}/invites`, { session: owner });
    const { items } = RoomInviteListEnvelope.parse(list.body).data;
    expect(items).toHaveLength(1);
    expect(JSON.stringify(list.body)).not.toContain(revoked);
    expect(
      (await server.post(owner, `/rooms/${roomId}/invites/${items[0]?.inviteId ?? ''}`, {}, 'DELETE')).status,
    ).toBe(200);
    expect(await tryWith(revoked, 'Five')).toBe(404);
  });

  it('is the owner’s to make, and is kept only as a hash', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    expect((await server.post(guest, `/rooms/${roomId}/invites`)).status).toBe(403);
    expect((await server.call(`/rooms/${roomId}/invites`, { session: guest })).status).toBe(403);
    const code = await server.invite(owner, roomId);
    const { db } = server.deps.database;
    const rows = [
      ...(await db.selectFrom('room_invites').selectAll().execute()),
      ...(await db.selectFrom('idempotency_keys').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('a name', () => {
  it.each(['noor', 'ADA BYRNE', 'Zoe-Marsh', 'N00r', '𝒩oor'])(
    '%s is taken, by a person or by a character',
    async (displayName) => {
      const owner = await server.registered();
      const { roomId } = await server.open(owner);
      const inviteCode = await server.invite(owner, roomId);
      const answer = await server.post(await server.guest(), joinPath(roomId), { inviteCode, displayName });
      expect(answer).toMatchObject({ status: 409, body: { field: 'displayName' } });
    },
  );

  it('can be changed by joining again', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const room = await server.join(owner, roomId, guest, 'Eli');
    expect(room).toMatchObject({ memberCount: 2, me: { displayName: 'Eli' } });
  });

  it('of the account is the owner’s unless they give another; a guest must give one', async () => {
    const form = { title: 'A room', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    const account = await server.post(await server.registered(), '/rooms', { ...form, characterIds: ['zoe-marsh'] });
    expect(account).toMatchObject({ status: 200, body: { data: { ownerName: 'Ada' } } });
    const guest = await server.post(await server.guest(), '/rooms', form);
    expect(guest).toMatchObject({ status: 400, body: { field: 'displayName' } });
  });
});

describe('the owner', () => {
  it('lets a muted member read but not write', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { me } = await server.join(owner, roomId, guest, 'Elias');
    const path = `${joinPath(roomId)}/${me?.memberId ?? ''}`;
    const muted = await server.post(owner, path, { muted: true }, 'PATCH');
    expect(muted).toMatchObject({ status: 200, body: { data: { muted: true } } });
    expect((await server.post(guest, `/rooms/${roomId}/messages`, { text: 'Hello?' })).status).toBe(403);
    expect((await server.post(guest, `/rooms/${roomId}/turns`)).status).toBe(403);
    expect((await server.messages(guest, roomId)).length).toBeGreaterThan(0);
    await server.post(owner, path, { muted: false }, 'PATCH');
    expect((await server.post(guest, `/rooms/${roomId}/messages`, { text: 'Hello!' })).status).toBe(200);
  });

  it('changes what all then read in the thread, once for each change', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner, { title: 'Before', turnTaking: 'mention' });
    const { me } = await server.join(owner, roomId, guest, 'Elias');
    const mute = (muted: boolean) =>
      server.post(owner, `${joinPath(roomId)}/${me?.memberId ?? ''}`, { muted }, 'PATCH');
    const change = (changes: object) => server.post(owner, `/rooms/${roomId}`, changes, 'PATCH');
    for (const muted of [true, true, false]) await mute(muted);
    await change({ title: 'Before', turnTaking: 'mention' });
    await change({ title: 'After', turnTaking: 'round-robin' });
    const told = (await server.messages(guest, roomId)).flatMap(({ author }) =>
      author.kind === 'notice' ? [[author.notice, author.displayName]] : [],
    );
    expect(told.slice(-4)).toEqual([
      ['muted', 'Elias'],
      ['unmuted', 'Elias'],
      ['renamed', 'After'],
      ['turn-taking-changed', 'Noor'],
    ]);
  });

  it('removes a member, who loses access and cannot come back', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId, me } = await server.join(owner, roomId, guest, 'Elias');
    const inviteCode = await server.invite(owner, roomId);
    const events: string[] = [];
    const reading = (async () => {
      for await (const { event } of server.follow(guest, roomId, lastEventId)) events.push(event.kind);
    })();
    await expect.poll(async () => (await server.read(owner, roomId)).members[1]?.present).toBe(true);
    await server.post(owner, `${joinPath(roomId)}/${me?.memberId ?? ''}`, {}, 'DELETE');
    await reading;
    expect(events.slice(-3)).toEqual(['message-added', 'member-changed', 'closing']);
    expect((await server.call(`/rooms/${roomId}`, { session: guest })).status).toBe(404);
    const again = await server.post(guest, joinPath(roomId), { inviteCode, displayName: 'Elias' });
    expect(again).toMatchObject({ status: 403 });
    expect(await server.read(owner, roomId)).toMatchObject({ memberCount: 1 });
  });

  it('revokes the invite of whom it removes, who could come back by it as another guest, and leaves the others', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const used = await server.invite(owner, roomId);
    const other = await server.invite(owner, roomId);
    const enter = async (inviteCode: string, displayName: string) =>
      server.post(await server.guest(), joinPath(roomId), { inviteCode, displayName });
    const joined = RoomEnvelope.parse((await enter(used, 'Elias')).body).data;
    await server.post(owner, `${joinPath(roomId)}/${joined.me?.memberId ?? ''}`, {}, 'DELETE');
    expect((await enter(used, 'Someone else')).status).toBe(404);
    expect((await enter(other, 'Mira')).status).toBe(200);
  });

  it('is alone in what only the owner may do', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { me, roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const ownerPath = `${joinPath(roomId)}/${me?.memberId ?? ''}`;
    const tries = [
      await server.post(guest, `/rooms/${roomId}`, { title: 'Mine' }, 'PATCH'),
      await server.post(guest, `/rooms/${roomId}`, {}, 'DELETE'),
      await server.post(guest, ownerPath, { muted: true }, 'PATCH'),
      await server.post(guest, ownerPath, {}, 'DELETE'),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('hands the room over', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { me } = await server.join(owner, roomId, guest, 'Elias');
    await server.post(owner, `${joinPath(roomId)}/${me?.memberId ?? ''}`, { role: 'owner' }, 'PATCH');
    expect(await server.read(guest, roomId)).toMatchObject({ own: true, ownerName: 'Elias', me: { role: 'owner' } });
    expect(await server.read(owner, roomId)).toMatchObject({ own: false, me: { role: 'member' } });
  });

  it('who leaves passes the room to the one who was there longest; the last one closes it', async () => {
    const owner = await server.registered();
    const [elias, ida] = [await server.guest(), await server.guest()];
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, elias, 'Elias');
    await server.join(owner, roomId, ida, 'Ida');
    const leave = async (session: typeof owner) => server.post(session, `${joinPath(roomId)}/me`, {}, 'DELETE');
    expect((await leave(owner)).status).toBe(200);
    expect((await server.call(`/rooms/${roomId}`, { session: owner })).status).toBe(404);
    expect(await server.read(elias, roomId)).toMatchObject({ own: true, memberCount: 2, status: 'open' });
    await leave(ida);
    await leave(elias);
    const { db } = server.deps.database;
    const row = await db.selectFrom('rooms').select('status').where('room_id', '=', roomId).executeTakeFirst();
    expect(row).toEqual({ status: 'closed' });
  });

  it('who closes the room ends the talk, what waits included; it can still be read', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner, { turnTaking: 'mention' });
    const inviteCode = await server.invite(owner, roomId);
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    await server.say(owner, roomId, '@Ada @Zoë');
    for await (const { event } of server.follow(owner, roomId)) if (event.kind === 'reply-text') break;
    await server.post(owner, `/rooms/${roomId}`, {}, 'DELETE');
    const [reply] = await server.ended(owner, roomId);
    expect(reply).toMatchObject({ status: 'stopped', text: 'Half of ' });
    const room = await server.read(owner, roomId);
    expect(room).toMatchObject({ status: 'closed', waitingCharacterIds: [], quote: { balance: 99 } });
    expect((await server.post(owner, `/rooms/${roomId}/messages`, { text: 'Hello?' })).status).toBe(409);
    const late = await server.post(await server.guest(), joinPath(roomId), { inviteCode, displayName: 'Late' });
    expect(late.status).toBe(404);
  });
});

describe('signing in', () => {
  it('takes memberships, rooms and what replies cost along', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const own = await server.open(guest, { displayName: 'Elias' });
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    await server.say(guest, roomId, 'Well?');
    await sendEmailCode(server, guest, 'elias@example.com');
    const code = codeSentTo(server, 'elias@example.com');
    const { session } = readLogin(await verifyEmailCode(server, guest, 'elias@example.com', code));
    expect(await server.read(session, own.roomId)).toMatchObject({ own: true });
    const room = await server.read(session, roomId);
    expect(room).toMatchObject({ me: { displayName: 'Elias' }, memberCount: 2, quote: { balance: 98 } });
    await server.post(session, `/rooms/${roomId}/messages/${room.speakingId ?? ''}/stop`);
    await server.ended(session, roomId);
    const { deviceId } = await principalOf(server.deps, session);
    expect(await server.deps.points.balance(server.deps.database.db, deviceId)).toBe(0);
  });

  it('at the moment at which a reply is given up leaves no points behind', async () => {
    server.engine.says({ wait: new Promise(() => undefined) });
    for (const index of [1, 2, 3, 4, 5, 6]) {
      const guest = await server.guest();
      const email = `at-once-${index}@example.com`;
      const { roomId } = await server.open(guest);
      const { reply } = await server.say(guest, roomId, 'Well?');
      await sendEmailCode(server, guest, email);
      const entering = verifyEmailCode(server, guest, email, codeSentTo(server, email));
      await server.deps.rooms.turns.stop(reply?.messageId ?? '');
      const { session } = readLogin(await entering);
      const [ended] = await server.ended(session, roomId);
      expect(ended).toMatchObject({ status: 'stopped', text: '', charge: { points: 0 } });
      expect((await server.read(session, roomId)).quote).toMatchObject({ balance: 100 });
    }
  });

  it('to an account that is in the room already joins the two', async () => {
    const owner = await server.registered();
    const email = 'ida@example.com';
    const account = await signInByEmail(server, email);
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const joined = await server.join(owner, roomId, account, 'Ida');
    await server.join(owner, roomId, guest, 'Ida on a train');
    await server.post(guest, `/rooms/${roomId}/messages`, { text: 'From the train.', toPeople: true });
    server.clock.advance(HOUR_MS);
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    const room = await server.read(session, roomId);
    expect(room).toMatchObject({ memberCount: 2, me: { memberId: joined.me?.memberId, displayName: 'Ida' } });
    const words = (await server.messages(session, roomId)).find(({ text }) => text === 'From the train.');
    expect(words?.author).toMatchObject({ kind: 'member', memberId: joined.me?.memberId });
  });
});
