import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  openTextPeer,
  replyEvents,
  streamPeer,
  textEvent,
  type HeardRequest,
  type TextPeer,
} from '../../server/src/testing/peers/text-peer.ts';
import type { RunningServer } from '../servers/start-server.ts';
import { call, gift, meet, price, speak, startTalking, type Chat, type Message } from './conversing.ts';

const words = (name: string) => `${name}. ${'The rain fell over the pier and the boats stayed in. '.repeat(6)}`;
const complete = streamPeer(replyEvents(words('A reply')));
const unfinished = streamPeer([textEvent('The rain ')], { keepOpen: true });

const isSummary = ({ body }: HeardRequest) => JSON.stringify(body).includes('You keep the memory of a conversation');

let dataDir: string;
let peer: TextPeer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  peer = await openTextPeer(complete);
});
afterEach(async () => {
  await peer[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startTalking({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TEXT_ENGINE: 'openai',
    TEXT_BASE_URL: peer.baseUrl,
    TEXT_MODEL: 'small',
    TEXT_CONTEXT_TOKENS: '1400',
    TEXT_REPLY_TOKENS: '200',
    POINTS_CHAT_REPLY: String(price),
  });

/** Stops a server; it must say nothing but where it was. */
async function stopQuietly(server: RunningServer): Promise<void> {
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  expect(server.output()).toBe(`Fabula is ready at ${server.origin}\n`);
}

function jobStates(kind: string): unknown[] {
  using database = new DatabaseSync(path.join(dataDir, 'fabula.sqlite'));
  return database
    .prepare('select state from jobs where kind = ?')
    .all(kind)
    .map(({ state }) => state);
}

test('a server that is asked to stop while it summarises a conversation ends the summary, and logs no failure', async () => {
  await using server = await start();
  peer.answer = (response, request) => (isSummary(request) ? unfinished : complete)(response, request);
  const speaker = await meet(server.origin, 0);
  for (let turn = 0; !peer.heard.some(isSummary); turn += 1) {
    expect(turn).toBeLessThan(gift / price);
    const { reply } = await speak(server.origin, {
      ...speaker,
      text: words(`Words ${turn}`),
      key: `words-of-turn-${turn}`,
    });
    await expect.poll(async () => (await lastMessage(server, speaker)).status).toBe('complete');
    expect((await lastMessage(server, speaker)).messageId).toBe(reply.messageId);
  }
  await stopQuietly(server);
  expect(jobStates('summary')).toEqual(['failed']);
});

test('a server that is asked to stop while it writes a reply keeps its words, charges none, and logs no failure', async () => {
  peer.answer = unfinished;
  const server = await start();
  const speaker = await meet(server.origin, 0);
  await speak(server.origin, speaker);
  await expect.poll(async () => (await lastMessage(server, speaker)).text).toContain('The rain');
  await stopQuietly(server);
  expect(jobStates('reply')).toEqual(['failed']);

  await using survivor = await start();
  expect(await lastMessage(survivor, speaker)).toMatchObject({
    status: 'failed',
    failure: 'interrupted',
    text: 'The rain ',
  });
  const { quote } = await call<Chat>(survivor.origin, speaker.session, `/chats/${speaker.chatId}`);
  expect(quote.balance).toBe(gift);
});

async function lastMessage({ origin }: RunningServer, { chatId, session }: Awaited<ReturnType<typeof meet>>) {
  const { messages } = await call<Chat>(origin, session, `/chats/${chatId}`);
  const last = messages.items.at(-1);
  if (last === undefined) throw new Error('The chat is empty');
  return last satisfies Message;
}
