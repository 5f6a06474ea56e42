import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoomPageEnvelope } from '../../contract/validators.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('opening a room', () => {
  it('makes its creator the owner, and lets the first character greet', async () => {
    const session = await server.registered();
    const room = await server.open(session);
    expect(room).toMatchObject({
      title: 'The lamp',
      status: 'open',
      own: true,
      ownerName: 'Noor',
      memberCount: 1,
      me: { displayName: 'Noor', role: 'owner', muted: false },
      quote: { points: 2, mostReplies: 2, balance: 100 },
      messageCount: 2,
    });
    expect(room.characters.map(({ characterId }) => characterId)).toEqual(['ada-byrne', 'zoe-marsh']);
    const [opened, greeting] = await server.messages(session, room.roomId);
    expect(opened?.author).toEqual({ kind: 'notice', notice: 'opened', displayName: 'Noor' });
    expect(greeting).toMatchObject({ author: { kind: 'character', characterId: 'ada-byrne' }, status: 'complete' });
  });

  it('characters whose cards have words for a group all greet with them, by the names that are there', async () => {
    const { db } = server.deps.database;
    const facts = (text: string) => ({ card_facts: JSON.stringify({ groupOnlyGreetings: [text] }) });
    const setFacts = async (characterId: string, text: string) =>
      db.updateTable('characters').set(facts(text)).where('character_id', '=', characterId).execute();
    await setFacts('ilker-kaya', 'Sit, {{user}}, all of you.');
    await setFacts('mona-dusk', '{{char}} nods.');
    const session = await server.registered();
    const { roomId } = await server.open(session, { characterIds: ['ilker-kaya', 'ada-byrne', 'mona-dusk'] });
    const [, ...greetings] = await server.messages(session, roomId);
    expect(greetings.map(({ text }) => text)).toEqual(['Sit, Noor, all of you.', 'Mona Dusk nods.']);
  });

  it('twice under one key is one room', async () => {
    const session = await server.registered();
    const headers = { 'idempotency-key': 'room-open-1' };
    const form = { title: 'Once', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    const call = { method: 'POST', session, headers, json: { ...form, displayName: 'Noor' } };
    const [first, second] = [await server.call('/rooms', call), await server.call('/rooms', call)];
    expect(second.body.data).toEqual(first.body.data);
    expect((await server.call('/rooms', { session })).body.data).toMatchObject({ items: [{ title: 'Once' }] });
  });
});

describe('my rooms', () => {
  it('are those that I am in, the last used first, with how they stand', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const first = await server.open(owner, { title: 'First', turnTaking: 'mention' });
    server.clock.advance(1_000);
    const second = await server.open(owner, { title: 'Second' });
    await server.join(owner, first.roomId, guest, 'Elias');
    server.clock.advance(1_000);
    await server.say(guest, first.roomId, 'Good evening.');
    const { body } = await server.call('/rooms', { session: owner });
    expect(body.data).toMatchObject({
      items: [
        { roomId: first.roomId, own: true, memberCount: 2, lastText: 'Good evening.' },
        { roomId: second.roomId, own: true, memberCount: 1, lastText: 'She looks up. There you are.' },
      ],
      nextCursor: null,
    });
    const page = await server.call('/rooms?limit=1', { session: owner });
    const next = await server.call(`/rooms?limit=1&cursor=${RoomPageEnvelope.parse(page.body).data.nextCursor}`, {
      session: owner,
    });
    expect(next.body.data).toMatchObject({ items: [{ roomId: second.roomId }], nextCursor: null });
    const theirs = await server.call('/rooms', { session: guest });
    expect(theirs.body.data).toMatchObject({ items: [{ roomId: first.roomId, own: false, ownerName: 'Noor' }] });
  });
});

describe('changing a room', () => {
  it('is told to everybody; who is no longer there is not spoken for', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    server.engine.says('Half of ', { wait: new Promise(() => undefined) });
    await server.say(session, roomId, '@Ada and @Zoë!');
    const changed = await server.post(session, `/rooms/${roomId}`, { characterIds: ['ada-byrne'] }, 'PATCH');
    expect(changed.body.data).toMatchObject({
      characters: [{ characterId: 'ada-byrne' }],
      waitingCharacterIds: [],
      quote: { balance: 98 },
    });
    const { speakingId } = await server.read(session, roomId);
    await server.post(session, `/rooms/${roomId}/messages/${speakingId ?? ''}/stop`);
    await server.ended(session, roomId);
  });
});

describe('talking in a room', () => {
  it('the characters answer one after the other, and the sender pays for each reply', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    server.engine.says('Good ', 'evening.');
    const sent = await server.say(session, roomId, '@Ada and @Zoë, good evening!');
    expect(sent).toMatchObject({ balance: 96, waitingCharacterIds: ['zoe-marsh'], reply: { status: 'streaming' } });
    const replies = await server.ended(session, roomId, 2);
    expect(replies.map(({ author, charge, text }) => ({ author, text, points: charge?.points }))).toEqual([
      { author: { kind: 'character', characterId: 'ada-byrne', name: 'Ada Byrne' }, text: 'Good evening.', points: 2 },
      { author: { kind: 'character', characterId: 'zoe-marsh', name: 'Zoë Marsh' }, text: 'Good evening.', points: 2 },
    ]);
    expect((await server.read(session, roomId)).quote).toMatchObject({ balance: 96 });
  });

  it('a message of one member reaches all others live', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId } = await server.join(owner, roomId, guest, 'Elias');
    server.engine.says('One ', 'and two.');
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of server.follow(guest, roomId, lastEventId)) {
        if (event.kind === 'message-added') seen.push(event.message.author.kind);
        if (event.kind !== 'reply-ended') continue;
        expect(event).toMatchObject({ message: { text: 'One and two.', charge: null }, balance: 20 });
        return;
      }
    })();
    await server.say(owner, roomId, 'Well?');
    await reading;
    expect(seen).toEqual(['member', 'character']);
  });
});
