import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { createApp } from '../../app.ts';
import type { RoomEvent } from '../../contract/validators.ts';
import { roomEventKinds } from '../../db/migrations/0220-room-event-kinds.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { createLog } from '../../log.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

const MINUTE_MS = 60_000;

let server: RoomServer;
let second: Deps;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  server = await createRoomServer();
  second = createDeps(server.deps.config, { clock: server.clock, engine: server.engine, log: createLog('silent') });
  app = createApp(second);
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const onSecond = (session: SessionValues, path: string, json: object, method = 'POST') =>
  app.request(`/api${path}`, {
    method,
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });

async function until(
  session: SessionValues,
  roomId: string,
  wanted: (event: RoomEvent) => boolean,
  lastEventId?: string,
): Promise<{ events: RoomEvent[]; lastEventId: string | undefined }> {
  const events: RoomEvent[] = [];
  for await (const { event, id } of server.follow(session, roomId, lastEventId)) {
    events.push(event);
    if (wanted(event)) return { events, lastEventId: id };
  }
  throw new Error(`The stream ended after ${events.length} events`);
}

describe('the stream of a room', () => {
  it('of which one is no member is not found', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    const headers = await server.guest();
    const foreign = await fetch(`${server.origin}/api/rooms/${roomId}/events`, { headers: { ...headers } });
    const unknown = await fetch(`${server.origin}/api/rooms/rom-unknown/events`, { headers: { ...headers } });
    const bodies = [await foreign.json(), await unknown.json()];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(bodies[0]).toEqual({ ...bodies[1], requestId: bodies[0].requestId });
  });

  it('resumes after the last event that its client has seen: nothing twice, nothing lost', async () => {
    const owner = await server.registered();
    const { lastEventId, roomId } = await server.open(owner);
    const pause = Promise.withResolvers<void>();
    server.engine.says('One, ', { wait: pause.promise }, 'two.');
    await server.say(owner, roomId, 'Count.');
    const first = await until(owner, roomId, ({ kind }) => kind === 'reply-text', lastEventId);
    pause.resolve();
    const rest = await until(owner, roomId, ({ kind }) => kind === 'reply-ended', first.lastEventId);
    const kinds = [...first.events, ...rest.events].map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'presence-changed' && kind !== 'reply-text')).toEqual([
      'message-added',
      'message-added',
      'reply-ended',
    ]);
    expect(rest.events.at(-1)).toMatchObject({ message: { text: 'One, two.', status: 'complete' } });
  });

  it('leads on over events that were stored under their former names', async () => {
    const owner = await server.registered();
    const { lastEventId, roomId } = await server.open(owner);
    server.engine.says('One, two.');
    await server.say(owner, roomId, 'Count.');
    await server.ended(owner, roomId);
    const told = await until(owner, roomId, ({ kind }) => kind === 'reply-ended', lastEventId);
    const { db } = server.deps.database;
    const formerNames = [
      ['message-added', 'message'],
      ['reply-ended', 'end'],
      ['presence-changed', 'presence'],
    ] as const;
    for (const [name, former] of formerNames) {
      await sql`update room_events set kind = ${former} where kind = ${name}`.execute(db);
    }
    await roomEventKinds.up(db);
    const again = await until(owner, roomId, ({ kind }) => kind === 'reply-ended', lastEventId);
    expect(again.events).toEqual(told.events);
  });

  it('begins with the reply under way, for a reader that has seen nothing', async () => {
    const owner = await server.registered();
    const { lastEventId, roomId } = await server.open(owner);
    const pause = Promise.withResolvers<void>();
    server.engine.says('One, ', { wait: pause.promise }, 'two.');
    await server.say(owner, roomId, 'Count.');
    await until(owner, roomId, ({ kind }) => kind === 'reply-text', lastEventId);
    const { events } = await until(owner, roomId, ({ kind }) => kind === 'reply-text');
    expect(events[0]).toMatchObject({ kind: 'message-added', message: { author: { kind: 'character' } } });
    pause.resolve();
    await server.ended(owner, roomId);
  });

  it('tells of changes of the room as each reader sees it', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId } = await server.join(owner, roomId, guest, 'Elias');
    await server.post(owner, `/rooms/${roomId}`, { title: 'Another', turnTaking: 'mention' }, 'PATCH');
    const isRoom = ({ kind }: RoomEvent) => kind === 'room-changed';
    const seen = await until(guest, roomId, isRoom, lastEventId);
    expect(seen.events.at(-1)).toMatchObject({ room: { title: 'Another', turnTaking: 'mention', own: false } });
  });
});

describe('presence', () => {
  it('lasts as long as a stream is open, and a little longer', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId, me } = await server.join(owner, roomId, guest, 'Elias');
    const isThere = async () =>
      (await server.read(owner, roomId)).members.find(({ memberId }) => memberId === me?.memberId)?.present;
    const following = server.follow(guest, roomId, lastEventId);
    await following.next();
    expect(await isThere()).toBe(true);
    await following.return();
    const { db } = server.deps.database;
    const leases = () =>
      db
        .selectFrom('room_presence')
        .select('until')
        .where('member_id', '=', me?.memberId ?? '')
        .execute();
    await expect.poll(async () => (await leases())[0]?.until).toBeLessThan(server.clock.now() + 30_000);
    expect(await isThere()).toBe(true);
    server.clock.advance(MINUTE_MS);
    await server.deps.rooms.presence.sweep();
    expect(await isThere()).toBe(false);
    const isGone = (event: RoomEvent) => event.kind === 'presence-changed' && !event.present;
    const { events } = await until(owner, roomId, isGone, lastEventId);
    expect(events.at(-1)).toEqual({ kind: 'presence-changed', memberId: me?.memberId, present: false });
  });

  it('presence of members on a dead server ends with its lease', async () => {
    const owner = await server.registered();
    const { me, roomId } = await server.open(owner);
    const { db } = server.deps.database;
    const row = { stream_id: 'str-dead', room_id: roomId, member_id: me?.memberId ?? '' };
    await db
      .insertInto('room_presence')
      .values({ ...row, until: server.clock.now() + 45_000 })
      .execute();
    expect(await server.read(owner, roomId)).toMatchObject({ me: { present: true } });
    server.clock.advance(MINUTE_MS);
    await second.rooms.presence.sweep();
    expect(await server.read(owner, roomId)).toMatchObject({ me: { present: false } });
  });
});

describe('two servers on one database', () => {
  it('a message sent to one server reaches subscribers of the other', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId } = await server.join(owner, roomId, guest, 'Elias');
    server.engine.says('Heard.');
    const reading = until(guest, roomId, ({ kind }) => kind === 'reply-ended', lastEventId);
    await onSecond(owner, `/rooms/${roomId}/messages`, { text: 'Is this heard?' });
    const { events } = await reading;
    const texts = events.flatMap((event) => (event.kind === 'message-added' ? [event.message.text] : []));
    expect(texts[0]).toBe('Is this heard?');
    expect(events.at(-1)).toMatchObject({ message: { text: 'Heard.', status: 'complete' } });
  });

  it('a reply that one writes is stopped on the other', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    const { reply } = await server.say(owner, roomId, 'Well?');
    await until(owner, roomId, ({ kind }) => kind === 'reply-text');
    await onSecond(owner, `/rooms/${roomId}/messages/${reply?.messageId ?? ''}/stop`, {});
    expect(await server.ended(owner, roomId)).toMatchObject([{ status: 'stopped', text: 'Half of ' }]);
  });

  it('what waits behind the reply of a server that stops is spoken by another', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner, { turnTaking: 'mention' });
    const leaver = createDeps(server.deps.config, {
      clock: server.clock,
      engine: server.engine,
      log: createLog('silent'),
    });
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    await createApp(leaver).request(`/api/rooms/${roomId}/messages`, {
      method: 'POST',
      headers: { ...owner, 'content-type': 'application/json' },
      body: JSON.stringify({ text: '@Ada and @Zoë?' }),
    });
    await until(owner, roomId, ({ kind }) => kind === 'reply-text');
    server.engine.says('The other half.');
    await leaver[Symbol.asyncDispose]();
    await second.rooms.turns.recover();
    const replies = await server.ended(owner, roomId, 2);
    expect(replies).toMatchObject([
      { status: 'failed', failure: 'interrupted', text: 'Half of ', charge: { points: 0 } },
      { status: 'complete', text: 'The other half.', charge: { points: 2 } },
    ]);
    expect((await server.read(owner, roomId)).quote).toMatchObject({ balance: 98 });
  });

  it('another server ends the reply of a dead server and refunds its points', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    const { reply } = await server.say(owner, roomId, 'Well?');
    await until(owner, roomId, ({ kind }) => kind === 'reply-text');
    const { db } = server.deps.database;
    const { messageId = '' } = reply ?? {};
    await db.updateTable('jobs').set({ lease_token: 'dead', lease_until: 0 }).where('job_id', '=', messageId).execute();
    await second.rooms.turns.recover();
    const [ended] = await server.ended(owner, roomId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'interrupted', text: 'Half of ', charge: { points: 0 } });
    expect(await server.read(owner, roomId)).toMatchObject({ speakingId: null, quote: { balance: 100 } });
  });
});
