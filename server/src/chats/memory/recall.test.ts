import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { SessionValues } from '../../http/principal.ts';
import { FAILURES_IN_A_ROW } from '../../providers/http/stream-breaker.ts';
import { fromBytes } from '../../providers/embeddings/vector.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import { EmbeddingsPeer } from '../../testing/peers/embeddings-peer.ts';
import { UNDO_MS } from '../messages/deleted-messages.ts';

const CAT = 'Figaro, a ginger tom, sleeps beside the stove.';
/** No word of it is in what it asks for. */
const QUESTION = 'Which pet do I own?';
const MONTH_MS = 31 * 24 * 3_600_000;

let peer: EmbeddingsPeer;
let server: ChatServer;
let session: SessionValues;
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
  server = await createChatServer({
    config: { embeddings, text: { ...text, ...limits }, prices: { ...prices, chatReply: 0 } },
  });
  session = await server.registered();
}

const settled = () => server.deps.jobs.background.settled();

async function say(chatId: string, text: string) {
  const { message, reply } = await server.send(session, chatId, text);
  const ended = await server.ended(session, chatId, reply.messageId);
  return { message, reply: ended };
}

/** Until the first of it no longer fits a prompt. */
async function talkFor(first: string, times = 8) {
  const { chatId } = await server.begin(session);
  const filler = 'The rain fell on the pier and the boat came. '.repeat(6);
  server.engine.says('So it is. ', filler);
  const { message } = await say(chatId, first);
  for (let time = 1; time < times; time += 1) {
    await say(chatId, `${time}. ${filler}`);
    await settled();
  }
  return { chatId, messageId: message.messageId };
}

const lastPrompt = () =>
  server.engine.requests
    .findLast(({ summary }) => summary === undefined)
    ?.messages.map(({ content }) => content)
    .join('\n') ?? '';

async function promptFor(chatId: string, question: string): Promise<string> {
  const { reply } = await say(chatId, question);
  expect(reply).toMatchObject({ status: 'complete' });
  return lastPrompt();
}

const vectors = () => server.deps.database.db.selectFrom('message_vectors').selectAll().execute();

describe('a question about what no longer fits the prompt', () => {
  it('brings it back by its meaning, in the order in which it was said, once', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT);
    const prompt = await promptFor(chatId, QUESTION);
    expect(prompt).toContain('## What was said earlier and may matter now');
    expect(prompt.split(CAT)).toHaveLength(2);
    expect(prompt.split(QUESTION)).toHaveLength(2);
    expect(peer.asked).toContainEqual([QUESTION]);
  });

  it('does not without embeddings, and nothing is sent or stored', async () => {
    await start({});
    const { chatId } = await talkFor(CAT);
    const prompt = await promptFor(chatId, QUESTION);
    expect(prompt).not.toContain('Figaro');
    expect(prompt).not.toContain('may matter now');
    expect(await vectors()).toEqual([]);
    expect(peer.asked).toEqual([]);
  });

  it('asks for nothing while the chat fits', async () => {
    await start(peer.settings);
    const { chatId } = await server.begin(session);
    await promptFor(chatId, QUESTION);
    await settled();
    expect(peer.asked.flat().filter((text) => text === QUESTION)).toHaveLength(1);
  });

  it('finds by words alone, when the engine does not answer in time', async () => {
    await start({ ...peer.settings, EMBEDDINGS_WAIT_MILLISECONDS: '20' });
    const { chatId } = await talkFor(CAT);
    const release = peer.hold();
    expect(await promptFor(chatId, 'Where was Figaro?')).toContain(CAT);
    await peer.peer.hungUp();
    release();
  });

  it.each(['fails', 'busy', 'html', 'cut-off', 'too-long'] as const)(
    'finds by words alone, when the engine %s',
    async (fault) => {
      await start(peer.settings);
      const { chatId } = await talkFor(CAT);
      peer.peer.fault = fault;
      expect(await promptFor(chatId, QUESTION)).not.toContain('Figaro');
      expect(await promptFor(chatId, 'Where was Figaro?')).toContain(CAT);
    },
  );

  it('does not wait for an engine that has failed several times', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT);
    peer.peer.fault = 'fails';
    for (let time = 0; time < FAILURES_IN_A_ROW; time += 1) {
      await promptFor(chatId, QUESTION);
      await settled();
    }
    const asked = peer.asked.length;
    expect(await promptFor(chatId, 'Where was Figaro?')).toContain(CAT);
    await settled();
    expect(peer.asked).toHaveLength(asked);
  });

  it('takes no vector of another length for one of its own, and replaces it', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT);
    peer.dimensions = 12;
    expect(await promptFor(chatId, QUESTION)).not.toContain('Figaro');
    await settled();
    await say(chatId, 'Go on.');
    await settled();
    expect(await promptFor(chatId, QUESTION)).toContain(CAT);
    await settled();
    expect(new Set((await vectors()).map(({ vector }) => fromBytes(vector).length))).toEqual(new Set([12]));
  });

  it('takes no vector of another model, and replaces it', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT);
    await server.deps.database.db.updateTable('message_vectors').set({ model: 'the former one' }).execute();
    expect(await promptFor(chatId, QUESTION)).not.toContain('Figaro');
    await settled();
    expect(new Set((await vectors()).map(({ model }) => model))).toEqual(new Set(['bge-m3']));
    expect(await promptFor(chatId, QUESTION)).toContain(CAT);
  });
});

describe('the vectors of messages', () => {
  it('are normalised and made once for each message, in few requests', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT, 3);
    await settled();
    const rows = await vectors();
    // The greeting, three messages and three replies.
    expect(rows).toHaveLength(7);
    expect(peer.asked.flat()).toHaveLength(7);
    expect(peer.asked.length).toBeLessThanOrEqual(3);
    for (const { chat_id: of, vector } of rows) {
      expect(of).toBe(chatId);
      expect(fromBytes(vector).reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1);
    }
  });

  it('are made of all others, where the engine refuses one text, which is not sent again', async () => {
    await start(peer.settings);
    peer.refused = 'Figaro';
    const { chatId } = await talkFor(CAT, 3);
    await settled();
    expect((await vectors()).filter(({ vector }) => vector.byteLength === 0)).toHaveLength(1);
    expect((await vectors()).filter(({ vector }) => vector.byteLength > 0)).toHaveLength(6);
    const asked = peer.asked.length;
    await say(chatId, 'Go on.');
    await settled();
    expect(peer.asked.slice(asked).flat()).not.toContain(CAT);
  });

  it('go with a message that is deleted, at once with one that is reworded', async () => {
    await start(peer.settings);
    const { chatId, messageId } = await talkFor(CAT, 2);
    await settled();
    const held = async () => (await vectors()).some((row) => row.message_id === messageId);
    const path = `/chats/${chatId}/messages/${messageId}`;
    expect(await held()).toBe(true);
    await server.call(`${path}/text`, { method: 'PUT', session, json: { text: 'I have no cat.' } });
    expect(await held()).toBe(false);
    await say(chatId, 'Go on.');
    await settled();
    expect(await held()).toBe(true);
    await server.call(path, { method: 'PATCH', session, json: { hidden: true } });
    server.clock.advance(UNDO_MS + 1);
    await server.deps.chats.deletedMessages.sweep();
    expect(await held()).toBe(false);
    await say(chatId, 'Go on.');
    await settled();
    expect(await held()).toBe(false);
  });

  it('go with a chat that is deleted', async () => {
    await start(peer.settings);
    const { chatId } = await talkFor(CAT, 2);
    await settled();
    await server.call(`/chats/${chatId}`, { method: 'DELETE', session });
    server.clock.advance(MONTH_MS);
    await server.deps.retention.sweep();
    expect(await vectors()).toEqual([]);
  });
});
