import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  BegunReplyEnvelope,
  ChatBranchPageEnvelope,
  ChatEnvelope,
  ChatMessageEnvelope,
  EditedMessageEnvelope,
  FoundMessagePageEnvelope,
} from '../../contract/validators.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterEach(() => server.engine.says('Good evening.'));
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function answered(session: SessionValues, text = 'Who lit the lamp?') {
  const { chatId } = await server.begin(session);
  const { message, reply } = await server.send(session, chatId, text);
  return { chatId, message, reply: await server.ended(session, chatId, reply.messageId) };
}

const post = (session: SessionValues, path: string, json?: object) =>
  server.call(path, { method: 'POST', session, ...(json === undefined ? {} : { json }) });

const select = async (session: SessionValues, chatId: string, messageId: string) => {
  const answer = await server.call(`/chats/${chatId}/active-message`, { method: 'PUT', session, json: { messageId } });
  return ChatEnvelope.parse(answer.body).data;
};

const texts = (chat: { messages: { items: { text: string }[] } }) => chat.messages.items.map(({ text }) => text);

describe('another try of a reply', () => {
  it('is its sibling at the price of a reply, and both stay', async () => {
    const session = await server.registered();
    const { chatId, reply } = await answered(session);
    server.engine.says('Another voice.');
    const answer = await post(session, `/chats/${chatId}/messages/${reply.messageId}/regenerate`);
    const again = BegunReplyEnvelope.parse(answer.body).data;
    expect(again).toMatchObject({ activeMessageId: again.reply.messageId, balance: 96 });
    const second = await server.ended(session, chatId, again.reply.messageId);
    expect(second.siblingIds).toEqual([reply.messageId, second.messageId]);
    expect(texts(await server.read(session, chatId)).at(-1)).toBe('Another voice.');
    expect(server.engine.requests.at(-1)?.lastReplies[0]).toBe('Good evening.');
    expect(texts(await select(session, chatId, reply.messageId)).at(-1)).toBe('Good evening.');
  });

  it('follows one that failed', async () => {
    const session = await server.registered();
    server.engine.says({ fail: 'unavailable' });
    const { chatId, reply } = await answered(session);
    expect(reply).toMatchObject({ status: 'failed', text: '' });
    server.engine.says('Here I am.');
    const answer = await post(session, `/chats/${chatId}/messages/${reply.messageId}/regenerate`);
    const again = BegunReplyEnvelope.parse(answer.body).data;
    expect(await server.ended(session, chatId, again.reply.messageId)).toMatchObject({ text: 'Here I am.' });
  });

  it('refuses to regenerate a greeting or a message of the visitor', async () => {
    const session = await server.registered();
    const { chatId, message } = await answered(session);
    for (const messageId of [message.messageId, message.parentId]) {
      const answer = await post(session, `/chats/${chatId}/messages/${messageId}/regenerate`);
      expect(answer).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    }
  });
});

describe('an edit', () => {
  it('editing an own message starts a branch with a new reply and keeps the old one', async () => {
    const session = await server.registered();
    const { chatId, message, reply } = await answered(session);
    const path = `/chats/${chatId}/messages/${message.messageId}/edit`;
    const edited = EditedMessageEnvelope.parse((await post(session, path, { text: 'Who put it out?' })).body).data;
    expect(edited.message.siblingIds).toEqual([message.messageId, edited.message.messageId]);
    await server.ended(session, chatId, edited.reply?.messageId ?? '');
    expect(texts(await server.read(session, chatId))).toContain('Who put it out?');
    const old = await select(session, chatId, message.messageId);
    expect(old.activeMessageId).toBe(reply.messageId);
    expect(texts(old)).toContain('Who lit the lamp?');
    expect(old.quote.balance).toBe(96);
  });

  it('editing a message of the character is free and gets no reply', async () => {
    const session = await server.registered();
    const { chatId, reply } = await answered(session);
    const path = `/chats/${chatId}/messages/${reply.messageId}/edit`;
    const edited = EditedMessageEnvelope.parse((await post(session, path, { text: 'Good morning.' })).body).data;
    expect(edited).toMatchObject({ message: { role: 'character', charge: null }, reply: null, balance: 98 });
    expect(texts(await server.read(session, chatId)).at(-1)).toBe('Good morning.');
  });
});

describe('a branch', () => {
  it('continues from any message', async () => {
    const session = await server.registered();
    const { chatId, message, reply } = await answered(session);
    const json = { text: 'From the beginning.', parentId: message.parentId };
    const sent = await server.send(session, chatId, '', { json });
    await server.ended(session, chatId, sent.reply.messageId);
    expect(texts(await server.read(session, chatId))).toEqual([
      '*She looks up.* There you are.',
      'From the beginning.',
      'Good evening.',
    ]);
    expect((await select(session, chatId, message.messageId)).activeMessageId).toBe(reply.messageId);
  });

  it('is not left while a reply is under way', async () => {
    const session = await server.registered();
    const { chatId, reply } = await answered(session);
    const pause = Promise.withResolvers<void>();
    server.engine.says({ wait: pause.promise }, 'Yes.');
    const { reply: under } = await server.send(session, chatId, 'Again?');
    const again = await post(session, `/chats/${chatId}/messages/${reply.messageId}/regenerate`);
    expect(again).toMatchObject({ status: 409 });
    pause.resolve();
    await server.ended(session, chatId, under.messageId);
  });
});

describe('the list of branches', () => {
  const list = async (session: SessionValues, chatId: string, query = '') => {
    const answer = await server.call(`/chats/${chatId}/branches${query}`, { session });
    return ChatBranchPageEnvelope.parse(answer.body).data;
  };
  const name = (session: SessionValues, chatId: string, messageId: string, branchName: string | null) =>
    server.call(`/chats/${chatId}/messages/${messageId}`, { method: 'PATCH', session, json: { branchName } });
  const edit = async (session: SessionValues, chatId: string, messageId: string, text: string) => {
    const answer = await post(session, `/chats/${chatId}/messages/${messageId}/edit`, { text });
    const { message, reply } = EditedMessageEnvelope.parse(answer.body).data;
    await server.ended(session, chatId, reply?.messageId ?? '');
    return message;
  };

  it('is one way while there is one', async () => {
    const session = await server.registered();
    const { chatId } = await answered(session);
    expect(await list(session, chatId)).toMatchObject({
      items: [{ name: null, text: 'She looks up. There you are.', messageCount: 3, active: true }],
      nextCursor: null,
    });
  });

  it('lists every branch, named or not, by the text in which it differs', async () => {
    const session = await server.registered();
    const { chatId, message, reply } = await answered(session);
    server.engine.says('Another voice.');
    const again = await post(session, `/chats/${chatId}/messages/${reply.messageId}/regenerate`);
    const second = BegunReplyEnvelope.parse(again.body).data.reply;
    await server.ended(session, chatId, second.messageId);
    const edited = await edit(session, chatId, message.messageId, 'Who put it out?');
    await name(session, chatId, message.messageId, 'The lamp');
    const { items } = await list(session, chatId);
    expect(items).toMatchObject([
      { messageId: edited.messageId, name: null, text: 'Who put it out?', messageCount: 3, active: true },
      { messageId: second.messageId, name: 'The lamp', text: 'Another voice.', messageCount: 3, active: false },
      { messageId: reply.messageId, name: 'The lamp', text: 'Good evening.', messageCount: 3, active: false },
    ]);
    await name(session, chatId, second.messageId, 'Another keeper');
    const chat = await select(session, chatId, items[1]?.messageId ?? '');
    expect(chat.activeMessageId).toBe(second.messageId);
    expect((await list(session, chatId)).items.map((branch) => [branch.name, branch.active])).toEqual([
      [null, false],
      ['Another keeper', true],
      ['The lamp', false],
    ]);
  });

  it('comes page by page, and only for its owner', async () => {
    const session = await server.registered();
    const { chatId, message } = await answered(session);
    await edit(session, chatId, message.messageId, 'Who put it out?');
    const first = await list(session, chatId, '?limit=1');
    const second = await list(session, chatId, `?limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['Who put it out?', 'Who lit the lamp?']);
    expect(second.nextCursor).toBeNull();
    const { chatId: other } = await answered(session);
    const stray = await server.call(`/chats/${other}/branches?cursor=${first.nextCursor}`, { session });
    expect(stray).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});

describe('a message', () => {
  const mark = async (session: SessionValues, chatId: string, messageId: string, json: object) => {
    const path = `/chats/${chatId}/messages/${messageId}`;
    return ChatMessageEnvelope.parse((await server.call(path, { method: 'PATCH', session, json })).body).data;
  };

  it('leaves a hidden message out of the prompt until it is shown again', async () => {
    const session = await server.registered();
    const { chatId, message } = await answered(session);
    expect(await mark(session, chatId, message.messageId, { hidden: true })).toMatchObject({ hidden: true });
    const { reply } = await server.send(session, chatId, 'And now?');
    await server.ended(session, chatId, reply.messageId);
    expect(JSON.stringify(server.engine.requests.at(-1)?.messages)).not.toContain('Who lit the lamp?');
    expect(await mark(session, chatId, message.messageId, { hidden: false })).toEqual(message);
  });

  it('is found by its words, on every branch, without regard to case and accents', async () => {
    const session = await server.registered();
    const { chatId, message } = await answered(session, 'Où est le Phare?');
    await post(session, `/chats/${chatId}/messages/${message.messageId}/edit`, { text: 'Where is it?' });
    const find = async (query: string) => {
      const answer = await server.call(`/chats/${chatId}/search?${query}`, { session });
      return FoundMessagePageEnvelope.parse(answer.body).data.items;
    };
    const found = await find('q=ou%20phare');
    expect(found.map((item) => [item.message.messageId, item.onActivePath])).toEqual([[message.messageId, false]]);
    expect(await find('q=%25')).toEqual([]);
    await mark(session, chatId, message.messageId, { pinned: true, branchName: '  The  lighthouse ' });
    expect(await find('only=pinned')).toMatchObject([{ message: { branchName: 'The lighthouse' } }]);
    expect(await find('only=named&q=nothing')).toEqual([]);
  });

  it('that sounds like danger is kept and answered, with a mark', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const sent = await server.send(session, chatId, 'I want to kill myself.');
    expect(sent.message.crisis).toBe(true);
    await server.ended(session, chatId, sent.reply.messageId);
  });

  it('that is changed is sent to subscribers', async () => {
    const session = await server.registered();
    const { chatId, message } = await answered(session);
    const { lastEventId } = await server.read(session, chatId);
    await mark(session, chatId, message.messageId, { pinned: true });
    for await (const { event } of server.follow(session, chatId, lastEventId)) {
      expect(event).toEqual({ kind: 'message-changed', message: { ...message, pinned: true } });
      break;
    }
  });
});
