import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('opening a room', () => {
  it('makes its opener the owner, and lets the first character greet', async () => {
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

  it('what one says, all others read as it comes', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    const { lastEventId } = await server.join(owner, roomId, guest, 'Elias');
    server.engine.says('One ', 'and two.');
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of server.follow(guest, roomId, lastEventId)) {
        if (event.kind === 'message') seen.push(event.message.author.kind);
        if (event.kind !== 'end') continue;
        expect(event).toMatchObject({ message: { text: 'One and two.', charge: null }, balance: 20 });
        return;
      }
    })();
    await server.say(owner, roomId, 'Well?');
    await reading;
    expect(seen).toEqual(['member', 'character']);
  });
});
