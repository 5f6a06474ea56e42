import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { SessionValues } from '../../http/principal.ts';
import { fromBytes } from '../../providers/embeddings/vector.ts';
import { FAILURES_IN_A_ROW } from '../../providers/http/stream-breaker.ts';
import { EmbeddingsPeer } from '../../testing/peers/embeddings-peer.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

const CAT = 'Figaro, a ginger tom, sleeps beside the stove.';
/** No word of it is in what it asks for. */
const QUESTION = 'Which pet do I own?';
const FILLER = 'The rain fell on the pier and the boat came. '.repeat(6);
const MONTH_MS = 31 * 24 * 3_600_000;

let peer: EmbeddingsPeer;
let server: RoomServer;
let owner: SessionValues;
beforeEach(async () => {
  peer = new EmbeddingsPeer(['ginger tom', 'pet'], ['harbour', 'pier']);
  await peer.peer.open();
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

async function start(environment: Record<string, string>): Promise<void> {
  const { embeddings, prices, text } = readConfig({ NODE_ENV: 'test', ...environment });
  const limits = { contextTokens: 1_400, replyTokens: 200 };
  server = await createRoomServer({
    config: { embeddings, text: { ...text, ...limits }, prices: { ...prices, chatReply: 0 } },
  });
  server.engine.says('So it is. ', FILLER);
  owner = await server.registered();
}

const settled = () => server.deps.jobs.background.settled();

/** What a member says, and the reply of the character whose turn it is. */
async function say(roomId: string, text: string, session = owner) {
  const { lastEventId } = await server.read(session, roomId);
  const { message } = await server.say(session, roomId, text);
  for await (const { event } of server.follow(session, roomId, lastEventId)) {
    if (event.kind === 'reply-ended') return { message, reply: event.message };
  }
  throw new Error('The stream ended before the reply');
}

async function fill(roomId: string, times: number) {
  server.engine.says('So it is. ', FILLER);
  for (let time = 1; time <= times; time += 1) {
    await say(roomId, `${time}. ${FILLER}`);
    await settled();
  }
}

/** Until what was said before no longer fits a prompt. */
const talkOn = (roomId: string) => fill(roomId, 7);

/** Until the first of it no longer fits a prompt. */
async function talkFor(first: string) {
  const { roomId } = await server.open(owner);
  const { message } = await say(roomId, first);
  await talkOn(roomId);
  return { roomId, messageId: message.messageId };
}

const lastPrompt = () =>
  server.engine.requests
    .findLast(({ summary }) => summary === undefined)
    ?.messages.map(({ content }) => content)
    .join('\n') ?? '';

async function promptFor(roomId: string, question: string, session = owner): Promise<string> {
  const { reply } = await say(roomId, question, session);
  expect(reply).toMatchObject({ status: 'complete' });
  return lastPrompt();
}

const vectors = () => server.deps.database.db.selectFrom('room_message_vectors').selectAll().execute();

const holds = async (messageId: string) => (await vectors()).some((row) => row.message_id === messageId);

describe('a question in a room about what no longer fits the prompt', () => {
  it('brings it back by its meaning, with its speaker, once', async () => {
    await start(peer.settings);
    const { roomId } = await talkFor(CAT);
    const prompt = await promptFor(roomId, QUESTION);
    expect(prompt).toContain(`## What was said earlier and may matter now\n- Noor: ${CAT}`);
    expect(prompt.split(CAT)).toHaveLength(2);
    expect(prompt.split(QUESTION)).toHaveLength(2);
    expect(peer.asked).toContainEqual([QUESTION]);
  });

  it('brings back what several members said, in the order in which they said it, to every character', async () => {
    await start(peer.settings);
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    await say(roomId, 'That ginger tom stole my herring.', guest);
    await say(roomId, CAT);
    await talkOn(roomId);
    const quoted = `- Elias: That ginger tom stole my herring.\n- Noor: ${CAT}`;
    expect(await promptFor(roomId, `@Ada, ${QUESTION}`, guest)).toContain(quoted);
    expect(await promptFor(roomId, `@Zoë, ${QUESTION}`)).toContain(quoted);
  });

  it('names the character that said it, for itself and for another', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    const said = 'The brass key lies under the ninth stair.';
    server.engine.says(said);
    await say(roomId, '@Zoë, go on.');
    await talkOn(roomId);
    expect(await promptFor(roomId, '@Ada, where was the brass key?')).toContain(`\n- Zoë Marsh: ${said}`);
    expect(await promptFor(roomId, '@Zoë, where was the brass key?')).toContain(`\n- Zoë Marsh: ${said}`);
  });

  it('answers the member who asked, when another has spoken since', async () => {
    await start(peer.settings);
    const guest = await server.registered();
    const { roomId } = await talkFor(CAT);
    await server.join(owner, roomId, guest, 'Elias');
    const { promise, resolve } = Promise.withResolvers<void>();
    server.engine.says('So it is. ', { wait: promise });
    const { lastEventId } = await server.read(owner, roomId);
    await server.say(owner, roomId, FILLER);
    await server.say(owner, roomId, QUESTION);
    await server.say(guest, roomId, 'Look, herons!');
    resolve();
    const ended: string[] = [];
    for await (const { event } of server.follow(owner, roomId, lastEventId)) {
      if (event.kind === 'reply-ended') ended.push(event.message.messageId);
      if (ended.length === 3) break;
    }
    const [, second, third] = server.engine.requests.filter(({ summary }) => summary === undefined).slice(-3);
    expect(second?.messages[0]?.content).toContain(CAT);
    expect(third?.messages[0]?.content).not.toContain(CAT);
  });

  it('does not without embeddings, and nothing is sent or stored', async () => {
    await start({});
    const { roomId } = await talkFor(CAT);
    const prompt = await promptFor(roomId, 'Where was Figaro?');
    expect(prompt).not.toContain('ginger tom');
    expect(prompt).not.toContain('may matter now');
    expect(await vectors()).toEqual([]);
    expect(peer.asked).toEqual([]);
  });

  it('asks for nothing while the room fits', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    await promptFor(roomId, QUESTION);
    await settled();
    expect(peer.asked.flat().filter((text) => text === QUESTION)).toHaveLength(1);
  });

  it('finds by words alone, when the engine does not answer in time', async () => {
    await start({ ...peer.settings, EMBEDDINGS_WAIT_MILLISECONDS: '20' });
    const { roomId } = await talkFor(CAT);
    const release = peer.hold();
    expect(await promptFor(roomId, 'Where was Figaro?')).toContain(CAT);
    await peer.peer.hungUp();
    release();
  });

  it.each(['fails', 'busy', 'html', 'cut-off', 'too-long'] as const)(
    'finds by words alone, when the engine %s',
    async (fault) => {
      await start(peer.settings);
      const { roomId } = await talkFor(CAT);
      peer.peer.fault = fault;
      expect(await promptFor(roomId, QUESTION)).not.toContain('Figaro');
      expect(await promptFor(roomId, 'Where was Figaro?')).toContain(CAT);
    },
  );

  it('does not wait for an engine that has failed several times', async () => {
    await start(peer.settings);
    const { roomId } = await talkFor(CAT);
    peer.peer.fault = 'fails';
    for (let time = 0; time < FAILURES_IN_A_ROW; time += 1) {
      await promptFor(roomId, QUESTION);
      await settled();
    }
    const asked = peer.asked.length;
    expect(await promptFor(roomId, 'Where was Figaro?')).toContain(CAT);
    await settled();
    expect(peer.asked).toHaveLength(asked);
  });

  it('leaves out what was hidden, and what was said in a version that is not shown', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    server.engine.says('The brass key lies under the ninth stair.');
    const { message, reply } = await say(roomId, CAT);
    server.engine.says('I have seen no key.');
    const { lastEventId } = await server.read(owner, roomId);
    await server.post(owner, `/rooms/${roomId}/messages/${reply.messageId}/regenerate`);
    for await (const { event } of server.follow(owner, roomId, lastEventId)) if (event.kind === 'reply-ended') break;
    await server.post(owner, `/rooms/${roomId}/messages/${message.messageId}`, {}, 'DELETE');
    await talkOn(roomId);
    const prompt = await promptFor(roomId, 'Where are Figaro and the brass key?');
    expect(prompt).toContain('I have seen no key.');
    expect(prompt).not.toContain('under the ninth stair');
    expect(prompt).not.toContain(CAT);
    expect(await promptFor(roomId, QUESTION)).not.toContain(CAT);
  });

  it('takes no vector of another model, and replaces it', async () => {
    await start(peer.settings);
    const { roomId } = await talkFor(CAT);
    await server.deps.database.db.updateTable('room_message_vectors').set({ model: 'the former one' }).execute();
    expect(await promptFor(roomId, QUESTION)).not.toContain('Figaro');
    await settled();
    expect(new Set((await vectors()).map(({ model }) => model))).toEqual(new Set(['bge-m3']));
    expect(await promptFor(roomId, QUESTION)).toContain(CAT);
  });
});

describe('the summary of a room', () => {
  it('covers earlier what makes room for recalled messages', async () => {
    const repliesBefore = async (environment: Record<string, string>) => {
      await start(environment);
      server.engine.summarises('Noor counted.');
      server.engine.says('So it is, and so it was, and so it will be.');
      const { roomId } = await server.open(owner);
      let replies = 0;
      while (replies < 40 && !server.engine.requests.some(({ summary }) => summary !== undefined)) {
        replies += 1;
        await say(roomId, `${replies}. The rain fell on the pier and the boat came.`);
        await settled();
        await server.deps.rooms.summaries.settled();
      }
      return replies;
    };
    const without = await repliesBefore({});
    await server[Symbol.asyncDispose]();
    expect(await repliesBefore(peer.settings)).toBeLessThan(without);
  });
});

describe('the vectors of the messages of rooms', () => {
  it('are normalised and made once for each message, in few requests', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    await say(roomId, CAT);
    await fill(roomId, 2);
    const rows = await vectors();
    // A greeting, three messages and three replies; the notice of the opening has no words.
    expect(rows).toHaveLength(7);
    expect(peer.asked.flat()).toHaveLength(7);
    expect(peer.asked.length).toBeLessThanOrEqual(3);
    for (const { room_id: of, vector } of rows) {
      expect(of).toBe(roomId);
      expect(fromBytes(vector).reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1);
    }
  });

  it('go at once with a message that is reworded, and are made again', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    const { message } = await say(roomId, CAT);
    await settled();
    expect(await holds(message.messageId)).toBe(true);
    await server.post(owner, `/rooms/${roomId}/messages/${message.messageId}/edit`, { text: 'I have no cat.' });
    expect(await holds(message.messageId)).toBe(false);
    await say(roomId, 'Go on.');
    await settled();
    expect(await holds(message.messageId)).toBe(true);
    expect(peer.asked.flat()).toContain('I have no cat.');
  });

  it('go at once with a message that is hidden, with all of its versions', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    const { message, reply } = await say(roomId, CAT);
    await settled();
    const { lastEventId } = await server.read(owner, roomId);
    await server.post(owner, `/rooms/${roomId}/messages/${reply.messageId}/regenerate`);
    for await (const { event } of server.follow(owner, roomId, lastEventId)) if (event.kind === 'reply-ended') break;
    await settled();
    const [last] = (await server.messages(owner, roomId)).slice(-1);
    const newest = last?.messageId ?? '';
    expect([await holds(reply.messageId), await holds(newest)]).toEqual([true, true]);
    for (const messageId of [message.messageId, newest]) {
      await server.post(owner, `/rooms/${roomId}/messages/${messageId}`, {}, 'DELETE');
    }
    const gone = async () =>
      Promise.all([message.messageId, reply.messageId, newest].map((messageId) => holds(messageId)));
    expect(await gone()).toEqual([false, false, false]);
    await say(roomId, 'Go on.');
    await settled();
    expect(await gone()).toEqual([false, false, false]);
  });

  it('are not stored of a message that is hidden while it is embedded', async () => {
    await start(peer.settings);
    const { roomId } = await server.open(owner);
    const release = peer.hold();
    const { message } = await say(roomId, CAT);
    await expect.poll(() => peer.asked.flat()).toContain(CAT);
    await server.post(owner, `/rooms/${roomId}/messages/${message.messageId}`, {}, 'DELETE');
    release();
    await settled();
    expect(await holds(message.messageId)).toBe(false);
    // The greeting and the reply.
    expect(await vectors()).toHaveLength(2);
  });

  it('stay with what is said there when a member leaves, and go with the room', async () => {
    await start(peer.settings);
    const guest = await server.registered();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const { message } = await say(roomId, CAT, guest);
    await settled();
    await server.post(guest, `/rooms/${roomId}/members/me`, {}, 'DELETE');
    expect(await holds(message.messageId)).toBe(true);
    await server.post(owner, `/rooms/${roomId}`, {}, 'DELETE');
    await server.post(owner, `/rooms/${roomId}/members/me`, {}, 'DELETE');
    server.clock.advance(MONTH_MS);
    await server.deps.retention.sweep();
    expect(await vectors()).toEqual([]);
  });
});
