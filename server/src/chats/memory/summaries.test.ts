import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { readConfig } from '../../config/config.ts';
import { type ChatMemory, ChatMemoryEnvelope } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  const { text } = readConfig({ NODE_ENV: 'test' });
  const prices = { ...readConfig({ NODE_ENV: 'test' }).prices, chatReply: 1 };
  server = await createChatServer({ config: { text: { ...text, contextTokens: 1_400, replyTokens: 200 }, prices } });
});
beforeEach(async () => {
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const words = (name: string) => `${name}. ${'The rain fell on the pier and the boat came. '.repeat(6)}`;

const remember = async (chatId: string, json?: object): Promise<ChatMemory> => {
  const options = json === undefined ? {} : { method: 'PUT', json };
  return ChatMemoryEnvelope.parse((await server.call(`/chats/${chatId}/memory`, { session, ...options })).body).data;
};

const say = async (chatId: string, text: string, parentId?: string) => {
  const json = parentId === undefined ? { text } : { text, parentId };
  const { message, reply } = await server.send(session, chatId, text, { json });
  await server.ended(session, chatId, reply.messageId);
  await server.deps.chats.summaries.settled();
  return { message, reply };
};

/** Until the first messages no longer fit. */
const talk = async (chatId: string, times = 8) => {
  server.engine.says(words('A reply'));
  const said = [];
  for (let time = 1; time <= times; time += 1) said.push(await say(chatId, words(`Message ${time}`)));
  return said;
};

const summaryRequests = () => server.engine.requests.filter(({ summary }) => summary !== undefined);
const lastPrompt = () =>
  server.engine.requests
    .findLast(({ summary }) => summary === undefined)
    ?.messages.map(({ content }) => content)
    .join('\n') ?? '';

describe('a chat that outgrows its prompt', () => {
  it('is summarised by itself, free of charge, and the engine gets the part that fell out', async () => {
    server.engine.summarises('They waited for the boat.');
    const { chatId } = await server.begin(session);
    await talk(chatId);
    expect(await remember(chatId)).toMatchObject({
      summary: 'They waited for the boat.',
      summaryAuthor: 'engine',
      summaryActive: true,
    });
    await say(chatId, 'And then?');
    expect(lastPrompt()).toContain('They waited for the boat.');
    expect(lastPrompt()).not.toContain('Message 1.');
    expect((await server.read(session, chatId)).quote.balance).toBe(100 - 9);
  });

  it('leaves out nothing between what is told and what is summarised', async () => {
    server.engine.summarises('A summary.');
    const { chatId } = await server.begin(session);
    await talk(chatId, 12);
    const summarised = summaryRequests().flatMap(({ summary }) => summary?.said.map(({ text }) => text) ?? []);
    await say(chatId, 'And then?');
    const names = Array.from({ length: 12 }, (_, index) => `Message ${index + 1}.`);
    const isTold = (name: string) => summarised.some((text) => text.startsWith(name)) || lastPrompt().includes(name);
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });

  it('keeps what its owner wrote word for word, and continues after it', async () => {
    server.engine.summarises('By the engine.');
    const { chatId } = await server.begin(session);
    await talk(chatId);
    await remember(chatId, { summary: 'Mine: she owes me eleven crowns.' });
    server.engine.summarises('Later, the boat came.');
    await talk(chatId, 4);
    const memory = await remember(chatId);
    expect(memory.summary).toBe('Mine: she owes me eleven crowns.\n\nLater, the boat came.');
    expect(memory.summaryAuthor).toBe('both');
  });

  it('never takes the place of what its owner writes meanwhile', async () => {
    server.engine.summarises('By the engine.');
    const { chatId } = await server.begin(session);
    await talk(chatId, 4);
    server.engine.says(words('A reply'));
    const { reply } = await server.send(session, chatId, words('One more'));
    await remember(chatId, { summary: '' });
    await server.ended(session, chatId, reply.messageId);
    await server.deps.chats.summaries.settled();
    await remember(chatId, { summary: 'Only mine.' });
    expect((await remember(chatId)).summary).toBe('Only mine.');
  });

  it('forgets with the branch: another one has its own summary, the first comes back with its branch', async () => {
    server.engine.summarises('Of the first branch.');
    const { activeMessageId: greetingId, chatId } = await server.begin(session);
    const first = await talk(chatId);
    server.engine.summarises('');
    await say(chatId, 'Let us begin again.', greetingId);
    expect(lastPrompt()).not.toContain('Of the first branch.');
    expect(await remember(chatId)).toMatchObject({ summaryActive: false });
    await server.call(`/chats/${chatId}/active-message`, {
      method: 'PUT',
      session,
      json: { messageId: first.at(-1)?.reply.messageId },
    });
    expect(await remember(chatId)).toMatchObject({ summaryActive: true, summary: 'Of the first branch.' });
  });

  it('forgets with a message that is hidden', async () => {
    server.engine.summarises('Heron is her name.');
    const { chatId } = await server.begin(session);
    const [first] = await talk(chatId);
    server.engine.summarises('');
    const path = `/chats/${chatId}/messages/${first?.message.messageId}`;
    await server.call(path, { method: 'PATCH', session, json: { hidden: true } });
    await say(chatId, 'And then?');
    expect(lastPrompt()).not.toContain('Heron is her name.');
    await server.call(path, { method: 'PATCH', session, json: { hidden: false } });
    await say(chatId, 'And then?');
    expect(lastPrompt()).toContain('Heron is her name.');
  });
});
