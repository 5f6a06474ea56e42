import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const cast = (...characterIds: readonly string[]) => ({ characterIds });

describe('the characters of a running room', () => {
  it('come and go, and the room says so', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner, cast('ada-byrne', 'zoe-marsh'));
    const changed = await server.post(owner, `/rooms/${roomId}`, cast('zoe-marsh', 'ilker-kaya'), 'PATCH');
    expect(changed.status).toBe(200);
    const notices = (await server.messages(owner, roomId)).flatMap(({ author }) =>
      author.kind === 'notice' ? [[author.notice, author.displayName]] : [],
    );
    expect(notices.slice(1)).toEqual([
      ['removed', 'Ada Byrne'],
      ['joined', 'Ilker Kaya'],
    ]);
  });

  it('leave their lines with their names, and cannot be called any more', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.says('I was here.');
    await server.say(owner, roomId, '@Ada, good evening.');
    await server.ended(owner, roomId);
    await server.post(owner, `/rooms/${roomId}`, cast('zoe-marsh'), 'PATCH');
    const said = (await server.messages(owner, roomId)).find(({ text }) => text === 'I was here.');
    expect(said?.author).toEqual({ kind: 'character', characterId: 'ada-byrne', name: 'Ada Byrne' });
    const asked = await server.post(owner, `/rooms/${roomId}/turns`, { characterId: 'ada-byrne' });
    const again = await server.post(owner, `/rooms/${roomId}/messages/${said?.messageId}/regenerate`);
    expect([asked.status, again.status]).toEqual([404, 404]);
    expect(await server.say(owner, roomId, '@Ada, are you there?')).not.toMatchObject({
      reply: { author: { characterId: 'ada-byrne' } },
    });
  });

  it('are stopped in the middle of a line, at the price of what was written', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.says({ wait: new Promise<void>(() => undefined) });
    await server.say(owner, roomId, '@Ada, good evening.');
    await server.post(owner, `/rooms/${roomId}`, cast('zoe-marsh'), 'PATCH');
    const [stopped] = await server.ended(owner, roomId);
    expect(stopped).toMatchObject({ status: 'stopped', charge: { points: 0 } });
  });

  it('cannot have the name of a person in the room', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner, { ...cast('ada-byrne'), displayName: 'Zoë Marsh' });
    const refused = await server.post(owner, `/rooms/${roomId}`, cast('ada-byrne', 'zoe-marsh'), 'PATCH');
    expect(refused).toMatchObject({ status: 409, body: { field: 'characterIds' } });
    expect((await server.read(owner, roomId)).characters).toHaveLength(1);
  });
});

describe('the scene of a room', () => {
  it('is the owner’s to write, and the characters are told in the place of their own', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner, { scene: 'A train at night.' });
    await server.join(owner, roomId, guest, 'Elias');
    const refused = await server.post(guest, `/rooms/${roomId}`, { scene: 'A beach.' }, 'PATCH');
    expect(refused.status).toBe(403);
    await server.post(owner, `/rooms/${roomId}`, { scene: 'The dining car, snowed in.' }, 'PATCH');
    expect((await server.read(guest, roomId)).scene).toBe('The dining car, snowed in.');
    server.engine.says('Cold.');
    await server.say(guest, roomId, '@Ada, where are we?');
    await server.ended(guest, roomId);
    const told = server.engine.requests
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
    expect(told).toContain('The dining car, snowed in.');
  });
});
