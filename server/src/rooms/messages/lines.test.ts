import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { AskedRoomTurnEnvelope, type RoomMessage, RoomMessageEnvelope } from '../../contract/validators.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const line = (roomId: string, messageId: string, act: string) => `/rooms/${roomId}/messages/${messageId}/${act}`;

/** The guest has paid for one reply. */
async function talk(words = 'The tide is late.') {
  const owner = await server.registered();
  const guest = await server.registered();
  const { roomId } = await server.open(owner);
  await server.join(owner, roomId, guest, 'Elias');
  server.engine.says(words);
  const { message } = await server.say(guest, roomId, 'Is anyone awake?');
  const [reply] = await server.ended(guest, roomId);
  if (reply === undefined) throw new Error('No character answered');
  return { owner, guest, roomId, reply, message };
}

async function regenerate(session: SessionValues, roomId: string, messageId: string, words: string) {
  const { lastEventId } = await server.read(session, roomId);
  server.engine.says(words);
  const answer = await server.post(session, line(roomId, messageId, 'regenerate'));
  const { reply } = AskedRoomTurnEnvelope.parse(answer.body).data;
  for await (const { event } of server.follow(session, roomId, lastEventId)) {
    if (event.kind === 'reply-ended' && event.message.messageId === reply?.messageId) return event.message;
  }
  throw new Error('The stream ended before the reply');
}

const textsIn = (messages: readonly RoomMessage[]) =>
  messages.filter(({ author }) => author.kind !== 'notice').map(({ text }) => text);

describe('trying a line again', () => {
  it('puts another version in its place for everyone, and charges who asks', async () => {
    const { owner, guest, roomId, reply } = await talk();
    const again = await regenerate(owner, roomId, reply.messageId, 'The tide is early.');
    expect(again).toMatchObject({ text: 'The tide is early.', siblingIds: [reply.messageId, again.messageId] });
    expect(textsIn(await server.messages(guest, roomId)).slice(-2)).toEqual(['Is anyone awake?', 'The tide is early.']);
    expect((await server.read(owner, roomId)).quote).toMatchObject({ balance: 98 });
    expect((await server.read(guest, roomId)).quote).toMatchObject({ balance: 98 });
  });

  it('does not show the engine the words that it replaces, but names them among those not to repeat', async () => {
    const { guest, roomId, reply } = await talk('A sentence to forget.');
    await regenerate(guest, roomId, reply.messageId, 'Another.');
    const request = server.engine.requests.at(-1);
    expect(request?.messages.map(({ content }) => content).join('\n')).not.toContain('A sentence to forget.');
    expect(request?.lastReplies).toContain('A sentence to forget.');
  });

  it('lets the earlier version be shown again, to everyone and to the characters', async () => {
    const { guest, owner, roomId, reply } = await talk('First.');
    const again = await regenerate(guest, roomId, reply.messageId, 'Second.');
    const { lastEventId } = await server.read(owner, roomId);
    const answer = await server.post(guest, line(roomId, reply.messageId, 'select'));
    expect(RoomMessageEnvelope.parse(answer.body).data).toMatchObject({
      messageId: reply.messageId,
      text: 'First.',
      siblingIds: [reply.messageId, again.messageId],
    });
    for await (const { event } of server.follow(owner, roomId, lastEventId)) {
      expect(event).toMatchObject({ kind: 'message-changed', message: { messageId: reply.messageId, text: 'First.' } });
      break;
    }
    expect(textsIn(await server.messages(owner, roomId)).at(-1)).toBe('First.');
  });

  it('is for the owner and who paid; nothing is charged to others', async () => {
    const { owner, roomId, reply } = await talk();
    const other = await server.registered();
    await server.join(owner, roomId, other, 'Ida');
    for (const act of ['regenerate', 'select']) {
      const refused = await server.post(other, line(roomId, reply.messageId, act));
      expect(refused).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
    }
    expect((await server.read(other, roomId)).quote).toMatchObject({ balance: 100 });
  });

  it('is refused once something was said after the line, and while a character speaks', async () => {
    const { guest, roomId, reply } = await talk();
    server.engine.says({ wait: new Promise<void>(() => undefined) });
    const { reply: speaking } = await server.say(guest, roomId, 'And now?');
    const during = await server.post(guest, line(roomId, reply.messageId, 'regenerate'));
    expect(during).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    await server.post(guest, line(roomId, speaking?.messageId ?? '', 'stop'));
    await server.ended(guest, roomId, 2);
    const after = await server.post(guest, line(roomId, reply.messageId, 'regenerate'));
    expect(after).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
  });
});

describe('editing a line', () => {
  it('changes it in place for everyone and for the characters, for nothing', async () => {
    const { guest, owner, roomId, message } = await talk();
    const { lastEventId } = await server.read(owner, roomId);
    const answer = await server.post(guest, line(roomId, message.messageId, 'edit'), { text: 'Is anyone asleep?' });
    const edited = { messageId: message.messageId, text: 'Is anyone asleep?', edited: true };
    expect(RoomMessageEnvelope.parse(answer.body).data).toMatchObject(edited);
    for await (const { event } of server.follow(owner, roomId, lastEventId)) {
      expect(event).toMatchObject({ kind: 'message-changed', message: edited });
      break;
    }
    expect((await server.read(guest, roomId)).quote).toMatchObject({ balance: 98 });
    server.engine.says('Well.');
    await server.say(guest, roomId, 'Tell us.');
    await server.ended(guest, roomId, 2);
    const told = server.engine.requests
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
    expect(told).toContain('Is anyone asleep?');
    expect(told).not.toContain('Is anyone awake?');
  });

  it('of a character is for the owner and who paid; of a person only for that person', async () => {
    const { guest, owner, roomId, reply, message } = await talk();
    const other = await server.registered();
    await server.join(owner, roomId, other, 'Ida');
    const edit = (session: SessionValues, messageId: string) =>
      server.post(session, line(roomId, messageId, 'edit'), { text: 'Not what was said.' });
    expect(await edit(owner, message.messageId)).toMatchObject({ status: 403 });
    expect(await edit(other, reply.messageId)).toMatchObject({ status: 403 });
    expect(await edit(guest, reply.messageId)).toMatchObject({ status: 200 });
    expect(await edit(owner, reply.messageId)).toMatchObject({ status: 200 });
  });

  it('keeps a hidden line hidden in all of its versions', async () => {
    const { owner, roomId, reply } = await talk('Rude words.');
    const again = await regenerate(owner, roomId, reply.messageId, 'Second.');
    await server.post(owner, `/rooms/${roomId}/messages/${again.messageId}`, {}, 'DELETE');
    const acts = [
      server.post(owner, line(roomId, reply.messageId, 'select')),
      server.post(owner, line(roomId, again.messageId, 'edit'), { text: 'Back.' }),
      server.post(owner, line(roomId, again.messageId, 'regenerate')),
    ];
    for (const answer of await Promise.all(acts)) expect(answer).toMatchObject({ status: 409 });
    expect(JSON.stringify(await server.messages(owner, roomId))).not.toContain('Rude words.');
  });
});

describe('a muted member', () => {
  it('changes no line, nor what the room remembers', async () => {
    const { guest, owner, roomId, message, reply } = await talk();
    const { me } = await server.read(guest, roomId);
    await server.post(owner, `/rooms/${roomId}/members/${me?.memberId}`, { muted: true }, 'PATCH');
    const answers = [
      await server.post(guest, line(roomId, message.messageId, 'edit'), { text: 'Other words.' }),
      await server.post(guest, line(roomId, reply.messageId, 'regenerate')),
      await server.post(guest, line(roomId, reply.messageId, 'select')),
      await server.post(guest, `/rooms/${roomId}/memory/facts`, { text: 'A fact.' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('how a reply ends', () => {
  it('is told: cut for length, or when a busy engine may be asked again', async () => {
    const owner = await server.registered();
    const { roomId } = await server.open(owner);
    server.engine.says('And so it', { kind: 'end', finishReason: 'length' });
    await server.say(owner, roomId, 'Tell us everything.');
    const [cut] = await server.ended(owner, roomId);
    expect(cut).toMatchObject({ status: 'complete', truncated: true, retryAfterSeconds: null });
  });
});
