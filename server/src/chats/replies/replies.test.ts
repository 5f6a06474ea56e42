import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { ChatEnvelope, ImportedCardEnvelope, ImportedChatEnvelope, type ChatEvent } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';
import { cardV2, jsonFile } from '../../testing/files/card-files.ts';
import { principalOf } from '../../testing/test-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterEach(() => server.engine.says('Good evening.'));
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function keep(session: SessionValues, points: number): Promise<void> {
  const walletId = ownerOf(await principalOf(server.deps, session));
  const amount = (await balance(session)) - points;
  const reference = `test:${walletId}`;
  if (amount === 0) return;
  await inTransaction(server.deps.database, (trx) => server.deps.points.reserve(trx, { walletId, amount, reference }));
}

async function balance(session: SessionValues): Promise<number> {
  const walletId = ownerOf(await principalOf(server.deps, session));
  return server.deps.points.balance(server.deps.database.db, walletId);
}

async function entriesOf(session: SessionValues) {
  return server.deps.database.db
    .selectFrom('point_entries')
    .select(['amount', 'reason'])
    .where('wallet_id', '=', ownerOf(await principalOf(server.deps, session)))
    .where('reason', 'in', ['reserve', 'release'])
    .orderBy('number')
    .execute();
}

const sendTo = (session: SessionValues, chatId: string, text: string) =>
  server.call(`/chats/${chatId}/messages`, { method: 'POST', session, json: { text } });

describe('a reply', () => {
  it('has the mood that its words show once it has ended, which goes out and comes in with the chat', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const say = async (words: string) => {
      server.engine.says(words);
      const { reply } = await server.send(session, chatId, 'And then?');
      expect(reply.mood).toBeUndefined();
      return server.ended(session, chatId, reply.messageId);
    };
    const winking = await say('*She winks.* Our secret.');
    expect(winking.mood).toBe('wink');
    expect((await say('The ferry leaves at nine.')).mood).toBeUndefined();
    const path = `/chats/${chatId}`;
    const file = await fetch(`${server.origin}/api${path}/export?format=jsonl`, {
      headers: new Headers({ ...session }),
    });
    const json = { characterId: 'ada-byrne', content: await file.text() };
    const imported = await server.call('/chats/import', { method: 'POST', session, json });
    const copy = ImportedChatEnvelope.parse(imported.body).data.chat.chatId;
    const moods = (await server.read(session, copy)).messages.items.map(({ mood }) => mood);
    expect(moods).toEqual([undefined, undefined, 'wink', undefined, undefined]);
    const text = { method: 'PUT', session, json: { text: '*She sighs.* Nothing.' } } as const;
    await server.call(`${path}/messages/${winking.messageId}/text`, text);
    const { items } = (await server.read(session, chatId)).messages;
    expect(items.find(({ messageId }) => messageId === winking.messageId)?.mood).toBe('sad');
  });

  it('is not the first that has a mood: greetings have one too, each its own', async () => {
    const session = await server.registered();
    const card = cardV2({
      first_mes: '*She winks.* You are late.',
      alternate_greetings: ['*She sighs.* We are closed.', 'Tea?'],
    });
    const json = { content: jsonFile(card).toString('base64'), mature: false };
    const { body } = await server.call('/cards', { method: 'POST', session, json });
    const { characterId } = ImportedCardEnvelope.parse(body).data;
    const moodOf = async (greetingIndex: number) => {
      const answer = await server.call('/chats', { method: 'POST', session, json: { characterId, greetingIndex } });
      return ChatEnvelope.parse(answer.body).data.messages.items[0]?.mood;
    };
    expect([await moodOf(0), await moodOf(1), await moodOf(2)]).toEqual(['wink', 'sad', undefined]);
  });

  it('streams word for word to subscribers, and stays', async () => {
    const session = await server.registered();
    const { chatId, lastEventId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says('The lamp ', { wait: pause.promise }, 'is lit.');
    const sent = await server.send(session, chatId, 'Is anybody there?');
    expect(sent).toMatchObject({ message: { text: 'Is anybody there?' }, reply: { status: 'streaming' }, balance: 98 });
    const seen: ChatEvent[] = [];
    for await (const { event } of server.follow(session, chatId, lastEventId)) {
      seen.push(event);
      if (event.kind === 'reply-text') pause.resolve();
      if (event.kind === 'reply-ended') break;
    }
    expect([...new Set(seen.map((event) => event.kind))]).toEqual(['message-added', 'reply-text', 'reply-ended']);
    expect(seen[2]).toMatchObject({ messageId: sent.reply.messageId, offset: 0, text: 'The lamp ' });
    expect(seen.at(-1)).toMatchObject({
      message: { text: 'The lamp is lit.', status: 'complete', charge: { points: 2 } },
      balance: 98,
    });
    const chat = await server.read(session, chatId);
    expect(chat.activeMessageId).toBe(sent.reply.messageId);
    expect(chat.messages.items.map((message) => message.text)).toEqual([
      '*She looks up.* There you are.',
      'Is anybody there?',
      'The lamp is lit.',
    ]);
  });

  it('continues when its reader leaves, and a later reader gets all of it', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says('One, ', { wait: pause.promise }, 'two, ', 'three.');
    const { reply } = await server.send(session, chatId, 'Count.');
    let lastId: string | undefined;
    for await (const { id, event } of server.follow(session, chatId)) {
      lastId = id;
      if (event.kind === 'reply-text') break;
    }
    pause.resolve();
    const texts: ChatEvent[] = [];
    for await (const { event } of server.follow(session, chatId, lastId)) {
      texts.push(event);
      if (event.kind === 'reply-ended') break;
    }
    expect(texts.at(-1)).toMatchObject({ message: { messageId: reply.messageId, text: 'One, two, three.' } });
    expect(texts.filter((event) => event.kind === 'reply-text' && event.offset < 5)).toEqual([]);
  });

  it('a stopped reply keeps its text and charges the written part', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    server.engine.says('Once upon', { wait: new Promise(() => undefined) });
    const { reply } = await server.send(session, chatId, 'Tell me a story.');
    for await (const { event } of server.follow(session, chatId)) if (event.kind === 'reply-text') break;
    const path = `/chats/${chatId}/messages/${reply.messageId}/stop`;
    expect(await server.call(path, { method: 'POST', session })).toMatchObject({ status: 200 });
    expect(await server.ended(session, chatId, reply.messageId)).toMatchObject({
      status: 'stopped',
      text: 'Once upon',
      charge: { points: 1 },
    });
    expect(await server.call(path, { method: 'POST', session })).toMatchObject({ status: 200 });
    expect(await balance(session)).toBe(99);
    expect(await entriesOf(session)).toEqual([
      { amount: -2, reason: 'reserve' },
      { amount: 1, reason: 'release' },
    ]);
  });

  it('that is stopped while it ends is paid for once, by what became of it', async () => {
    const session = await server.registered();
    let expected = 100;
    for (let round = 0; round < 8; round += 1) {
      const { chatId } = await server.begin(session);
      const pause = Promise.withResolvers<void>();
      server.engine.says('Once upon', { wait: pause.promise }, ' a time.');
      const { reply } = await server.send(session, chatId, 'Tell me a story.');
      for await (const { event } of server.follow(session, chatId)) if (event.kind === 'reply-text') break;
      const stop = () => server.call(`/chats/${chatId}/messages/${reply.messageId}/stop`, { method: 'POST', session });
      const stops = [stop(), stop()];
      pause.resolve();
      await Promise.all(stops);
      const ended = await server.ended(session, chatId, reply.messageId);
      const points = ended.status === 'complete' ? 2 : 1;
      expect(ended).toMatchObject({ charge: { points } });
      expected -= points;
      expect(await balance(session)).toBe(expected);
    }
    const held = server.deps.database.db
      .selectFrom('point_reservations')
      .select('reference')
      .where('state', '=', 'held');
    expect(await held.execute()).toEqual([]);
  });

  it('that is stopped before its first word costs nothing', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    server.engine.says({ wait: new Promise(() => undefined) });
    const { reply } = await server.send(session, chatId, 'Tell me a story.');
    await server.call(`/chats/${chatId}/messages/${reply.messageId}/stop`, { method: 'POST', session });
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'stopped', text: '', charge: { points: 0 } });
    expect(ended.charge?.entryIds).toHaveLength(2);
    expect(await balance(session)).toBe(100);
  });

  it.each([
    ['breaks off', ['Once upon', { fail: 'stalled' }], { failure: 'stalled', text: 'Once upon' }],
    ['says nothing', [' '], { failure: 'empty', text: '' }],
    ['is not fit to be shown', ['Foul', { kind: 'end', finishReason: 'filtered' }], { failure: 'filtered', text: '' }],
  ] as const)('that %s has failed and costs nothing', async (_, script, outcome) => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    server.engine.says(...script);
    const { reply } = await server.send(session, chatId, 'Tell me a story.');
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'failed', charge: { points: 0 }, ...outcome });
    expect(await balance(session)).toBe(100);
  });

  it('a reply abandoned by a dead server ends as failed, keeps its text and is refunded', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says('Half a', { wait: pause.promise }, ' sentence.');
    const { reply } = await server.send(session, chatId, 'Go on.');
    for await (const { event } of server.follow(session, chatId)) if (event.kind === 'reply-text') break;
    server.clock.advance(60_000);
    await Promise.all([server.deps.chats.replies.recover(), server.deps.chats.replies.recover()]);
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'failed', failure: 'interrupted', text: 'Half a', charge: { points: 0 } });
    pause.resolve();
    expect(await balance(session)).toBe(100);
    const { reply: next } = await server.send(session, chatId, 'Go on now.');
    expect(await server.ended(session, chatId, next.messageId)).toMatchObject({ status: 'complete' });
    expect((await server.read(session, chatId)).messages.items[2]).toEqual(ended);
  });

  it('under way refuses another one in the same chat', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says({ wait: pause.promise }, 'Yes.');
    const { reply } = await server.send(session, chatId, 'First.');
    expect(await sendTo(session, chatId, 'Second.')).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    pause.resolve();
    await server.ended(session, chatId, reply.messageId);
    expect(await balance(session)).toBe(98);
    expect((await server.read(session, chatId)).messages.items).toHaveLength(3);
  });

  it('is asked for with the persona, the words so far, and not what was said last', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Who lit the lamp?');
    await server.ended(session, chatId, reply.messageId);
    const request = server.engine.requests.at(-1);
    expect(request?.messages[0]?.content).toContain('SECRET PERSONA of Ada Byrne');
    expect(request?.messages.at(-1)).toEqual({ role: 'user', content: 'Who lit the lamp?' });
    expect(request?.lastReplies).toEqual(['*She looks up.* There you are.']);
  });
});

describe('a stopped reply in later prompts', () => {
  it.each([
    ['is told up to its last finished sentence', '*She turns. The la', '*She turns.*'],
    ['is left out where no sentence was finished', '*She tur', undefined],
  ])('%s', async (_what, written, told) => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    server.engine.says(written, { wait: new Promise(() => undefined) });
    const { reply } = await server.send(session, chatId, 'Who lit it?');
    for await (const { event } of server.follow(session, chatId)) if (event.kind === 'reply-text') break;
    await server.call(`/chats/${chatId}/messages/${reply.messageId}/stop`, { method: 'POST', session });
    expect(await server.ended(session, chatId, reply.messageId)).toMatchObject({ text: written });
    server.engine.says('I did.');
    const next = await server.send(session, chatId, 'Well?');
    await server.ended(session, chatId, next.reply.messageId);
    const history = server.engine.requests.at(-1)?.messages.slice(3);
    const asked = { role: 'user', content: told === undefined ? 'Who lit it?\n\nWell?' : 'Who lit it?' };
    const answered = { role: 'assistant', content: told };
    expect(history).toEqual(told === undefined ? [asked] : [asked, answered, { role: 'user', content: 'Well?' }]);
  });
});

describe('the price of a reply', () => {
  it('refuses the message for lack of points, with the phrase that clients search for, and stores nothing', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    await keep(session, 1);
    const answer = await sendTo(session, chatId, 'Hello.');
    expect(answer).toMatchObject({ status: 400, body: { reason: 'INSUFFICIENT_POINTS' } });
    expect(answer.body.message).toContain('积分不足');
    expect((await server.read(session, chatId)).messages.items).toHaveLength(1);
  });

  it('fifty concurrent sends with points for one reply buy exactly one', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    await keep(session, 2);
    const asked = server.engine.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendTo(session, chatId, `Try ${index}`)),
    );
    const sent = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.body.reason === 'INSUFFICIENT_POINTS');
    expect([sent.length, refused.length]).toEqual([1, 49]);
    const { messages } = await server.read(session, chatId);
    await server.ended(session, chatId, messages.items.at(-1)?.messageId ?? '');
    expect(await balance(session)).toBe(0);
    expect(server.engine.requests.length - asked).toBe(1);
    expect((await server.read(session, chatId)).messages.items).toHaveLength(3);
  });

  it('charges once for one idempotency key, however often the message is sent', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const headers = { 'idempotency-key': 'the-same-words-1' };
    const first = await server.send(session, chatId, 'Hello.', { headers });
    await server.ended(session, chatId, first.reply.messageId);
    const again = await Promise.all([1, 2, 3].map(() => server.send(session, chatId, 'Hello.', { headers })));
    expect(again).toEqual([first, first, first]);
    expect(await balance(session)).toBe(98);
    expect((await server.read(session, chatId)).messages.items).toHaveLength(3);
  });

  it('is linked to its lines in the ledger', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Hello.');
    const { charge } = await server.ended(session, chatId, reply.messageId);
    const entries = await server.deps.database.db
      .selectFrom('point_entries')
      .select(['amount', 'reason'])
      .where('entry_id', 'in', charge?.entryIds ?? [])
      .execute();
    expect(entries).toEqual([{ amount: -2, reason: 'reserve' }]);
  });
});
