import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { readConfig } from '../../config/config.ts';
import { RoomMemoryEnvelope } from '../../contract/validators.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  // Few long lines fill it.
  const { text } = readConfig({ NODE_ENV: 'test' });
  server = await createRoomServer({ config: { text: { ...text, contextTokens: 2_048, replyTokens: 256 } } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const path = (roomId: string) => `/rooms/${roomId}/memory`;

async function remembered(session: SessionValues, roomId: string) {
  return RoomMemoryEnvelope.parse((await server.call(path(roomId), { session })).body).data;
}

async function factIds(session: SessionValues, roomId: string, ...texts: readonly string[]): Promise<string[]> {
  for (const text of texts) {
    server.clock.advance(1);
    await server.post(session, `${path(roomId)}/facts`, { text });
  }
  return (await remembered(session, roomId)).facts.map(({ factId }) => factId);
}

const toldLast = () =>
  server.engine.requests
    .findLast(({ summary }) => summary === undefined)
    ?.messages.map(({ content }) => content)
    .join('\n');

async function talkLong(session: SessionValues, roomId: string, first: string): Promise<string> {
  server.engine.says('Go on.');
  const { message } = await server.say(session, roomId, `@Ada, ${first}`);
  await server.ended(session, roomId, 1);
  for (let count = 2; count <= 6; count += 1) {
    await server.say(session, roomId, `@Ada, number ${count}. ${'The lamp turns, and turns again. '.repeat(60)}`);
    await server.ended(session, roomId, count);
    await server.deps.rooms.summaries.settled();
  }
  return message.messageId;
}

describe('what a room remembers', () => {
  it('is read by all members, and told to every character', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    await server.post(owner, path(roomId), { summary: 'They crossed the causeway.' }, 'PUT');
    await factIds(guest, roomId, 'The ferryman counts the hours.');
    expect(await remembered(owner, roomId)).toMatchObject({
      summary: 'They crossed the causeway.',
      summaryAuthor: 'owner',
      facts: [{ text: 'The ferryman counts the hours.', pinnedBy: 'Elias', own: false }],
    });
    server.engine.says('I remember.');
    await server.say(guest, roomId, '@Zoë, what happened?');
    await server.ended(guest, roomId);
    expect(toldLast()).toContain('They crossed the causeway.');
    expect(toldLast()).toContain('The ferryman counts the hours.');
  });

  it('changes on the screens of the others', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const { lastEventId, memoryVersion } = await server.read(guest, roomId);
    await factIds(owner, roomId, 'It is winter.');
    for await (const { event } of server.follow(guest, roomId, lastEventId)) {
      if (event.kind !== 'room-changed') continue;
      expect(event.room.memoryVersion).toBe(memoryVersion + 1);
      break;
    }
  });

  it('holds a fact once when another member pins it again', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    await factIds(owner, roomId, 'It is winter.');
    expect(await factIds(guest, roomId, 'It is winter.')).toHaveLength(1);
  });

  it('is reworded by who pinned it, and by the owner', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const [first = ''] = await factIds(owner, roomId, 'It is winter.');
    const [, second = ''] = await factIds(guest, roomId, 'The ferry is late.');
    const edit = async (session: SessionValues, factId: string, text: string) =>
      (await server.post(session, `${path(roomId)}/facts/${factId}`, { text }, 'PUT')).status;
    expect(await edit(guest, first, 'It is summer.')).toBe(403);
    expect(await edit(guest, second, 'The ferry is early.')).toBe(200);
    expect(await edit(owner, second, 'The ferry is gone.')).toBe(200);
    expect(await edit(owner, 'fct-unknown', 'Nothing.')).toBe(404);
    expect((await remembered(guest, roomId)).facts).toMatchObject([
      { text: 'It is winter.', own: false },
      { text: 'The ferry is gone.', pinnedBy: 'Elias', own: true },
    ]);
  });

  it('is summed up by the owner alone; a fact is forgotten by who pinned it, and by the owner', async () => {
    const owner = await server.registered();
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const refused = await server.post(guest, path(roomId), { summary: 'Mine.' }, 'PUT');
    const [first = '', second = ''] = await factIds(owner, roomId, 'One.', 'Two.');
    const [, , third = ''] = await factIds(guest, roomId, 'Three.');
    const forget = async (session: SessionValues, factId: string) =>
      (await server.post(session, `${path(roomId)}/facts/${factId}`, {}, 'DELETE')).status;
    expect(refused.status).toBe(403);
    expect(await forget(guest, first)).toBe(403);
    expect(await forget(guest, third)).toBe(200);
    expect(await forget(owner, second)).toBe(200);
    expect(await forget(owner, 'fct-unknown')).toBe(404);
    expect((await remembered(guest, roomId)).facts.map(({ text }) => text)).toEqual(['One.']);
  });

  it('holds what falls out of the prompt, and costs nothing', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.summarises('Noor told of the seven boats.');
    await talkLong(owner, roomId, 'there were seven boats.');
    expect(await remembered(owner, roomId)).toMatchObject({
      summary: 'Noor told of the seven boats.',
      summaryAuthor: 'engine',
    });
    expect(toldLast()).not.toContain('there were seven boats.');
    await server.say(owner, roomId, '@Ada, how many?');
    await server.ended(owner, roomId, 7);
    expect(toldLast()).toContain('Noor told of the seven boats.');
    expect((await server.read(owner, roomId)).quote).toMatchObject({ balance: 100 - 7 * 2 });
  });

  it('drops what it says of a line that is edited, and keeps what the owner wrote', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    await server.post(owner, path(roomId), { summary: 'By the owner.' }, 'PUT');
    server.engine.summarises('A secret was told.');
    const messageId = await talkLong(owner, roomId, 'here is a secret.');
    expect(await remembered(owner, roomId)).toMatchObject({
      summary: 'By the owner.\n\nA secret was told.',
      summaryAuthor: 'both',
    });
    await server.post(owner, `/rooms/${roomId}/messages/${messageId}/edit`, { text: 'Nothing to see.' });
    expect(await remembered(owner, roomId)).toMatchObject({ summary: 'By the owner.', summaryAuthor: 'owner' });
  });
});
