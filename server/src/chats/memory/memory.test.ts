import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  ChatMemoryEnvelope,
  ChatPageEnvelope,
  PersonaEnvelope,
  PersonaListEnvelope,
  PromptContextEnvelope,
} from '../../contract/validators.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const say = async (session: SessionValues, chatId: string, text: string, parentId?: string) => {
  const sent = await server.send(session, chatId, text, {
    json: { text, ...(parentId === undefined ? {} : { parentId }) },
  });
  await server.ended(session, chatId, sent.reply.messageId);
  return sent;
};

const promptOf = () => JSON.stringify(server.engine.requests.at(-1)?.messages);

describe('what a chat remembers', () => {
  const remember = async (session: SessionValues, path: string, method: string, json?: object) => {
    const answer = await server.call(path, { method, session, ...(json === undefined ? {} : { json }) });
    return ChatMemoryEnvelope.parse(answer.body).data;
  };

  it('reaches an engine without a model with the persona, the note and what was said', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const json = { name: 'Captain Rook', description: '{{user}} lost an eye at Cadiz.' };
    const created = await server.call('/personas', { method: 'POST', session, json });
    const { personaId } = PersonaEnvelope.parse(created.body).data;
    const changes = { personaId, notes: '{{char}} met {{user}} in Lisbon.' };
    expect((await server.call(`/chats/${chatId}`, { method: 'PATCH', session, json: changes })).status).toBe(200);
    await say(session, chatId, 'I am a diver.');
    const fact = { text: 'Rook’s ship is the Marigold.' };
    await remember(session, `/chats/${chatId}/memory/facts`, 'POST', fact);
    await say(session, chatId, 'Who am I?');
    expect(server.engine.requests.at(-1)?.visitor).toEqual({
      name: 'Captain Rook',
      description: 'Captain Rook lost an eye at Cadiz.',
      said: ['I am a diver.'],
      facts: ['Rook’s ship is the Marigold.'],
      summary: '',
      note: 'Ada Byrne met Captain Rook in Lisbon.',
    });
  });

  it('is told to the engine, each fact with its message, and can be forgotten', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { message } = await say(session, chatId, 'My boat is called Heron.');
    const path = `/chats/${chatId}/memory`;
    await remember(session, path, 'PUT', { summary: 'They met at the quay.' });
    const fact = { text: 'The boat is called Heron.', messageId: message.messageId };
    const memory = await remember(session, `${path}/facts`, 'POST', fact);
    expect(memory).toMatchObject({
      summary: 'They met at the quay.',
      summaryActive: true,
      facts: [{ ...fact, active: true }],
    });
    await say(session, chatId, 'Go on.');
    expect(promptOf()).toContain('They met at the quay.');
    expect(promptOf()).toContain('The boat is called Heron.');
    const forgotten = await remember(session, `${path}/facts/${memory.facts[0]?.factId}`, 'DELETE');
    expect(forgotten.facts).toEqual([]);
  });

  it('tells the engine a fact in its new words, from the message that it came from', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { message } = await say(session, chatId, 'My boat is called Heron.');
    const path = `/chats/${chatId}/memory/facts`;
    const fact = { text: 'The boat is called Herring.', messageId: message.messageId };
    const [pinned] = (await remember(session, path, 'POST', fact)).facts;
    const one = `${path}/${pinned?.factId}`;
    const { facts } = await remember(session, one, 'PUT', { text: 'The boat is called Heron.' });
    expect(facts).toEqual([{ ...pinned, text: 'The boat is called Heron.' }]);
    await say(session, chatId, 'Go on.');
    expect(promptOf()).not.toContain('Herring');
    const stranger = await server.registered();
    const json = { text: 'Mine.' };
    const edit = async (whose: SessionValues, to: string, words: object) =>
      (await server.call(to, { method: 'PUT', session: whose, json: words })).status;
    expect(await edit(stranger, one, json)).toBe(404);
    expect(await edit(session, `${path}/fct-unknown`, json)).toBe(404);
    expect(await edit(session, one, { text: ' \n ' })).toBe(400);
    expect(await edit(session, one, { text: 'a'.repeat(501) })).toBe(400);
  });

  it('holds a fact once, however often it is pinned', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const path = `/chats/${chatId}/memory/facts`;
    await remember(session, path, 'POST', { text: 'The boat is called Heron.' });
    const { facts } = await remember(session, path, 'POST', { text: 'The boat is called Heron.' });
    expect(facts.map(({ text }) => text)).toEqual(['The boat is called Heron.']);
  });

  it('of a branch that was left, or of a hidden message, never reaches the prompt', async () => {
    const session = await server.registered();
    const { chatId, activeMessageId } = await server.begin(session);
    const { message } = await say(session, chatId, 'My boat is called Heron.');
    const path = `/chats/${chatId}/memory`;
    await remember(session, path, 'PUT', { summary: 'A summary of the dead branch.' });
    await remember(session, `${path}/facts`, 'POST', {
      text: 'A fact of the dead branch.',
      messageId: message.messageId,
    });
    server.clock.advance(1);
    await remember(session, `${path}/facts`, 'POST', { text: 'A fact of the lane.' });
    await say(session, chatId, 'I came on foot.', activeMessageId);
    expect(promptOf()).not.toContain('dead branch');
    expect(promptOf()).toContain('A fact of the lane.');
    const memory = await remember(session, path, 'GET');
    expect([memory.summaryActive, ...memory.facts.map((fact) => fact.active)]).toEqual([false, false, true]);
  });

  it('stands in the account of the prompt, with its reason and its message, and without any secret', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { message } = await say(session, chatId, 'Tell me of the room. SECRET KEY');
    const fact = { text: 'The boat is called Heron.', messageId: message.messageId };
    await remember(session, `/chats/${chatId}/memory/facts`, 'POST', fact);
    const answer = await server.call(`/chats/${chatId}/context`, { session });
    const { parts, tokens, contextTokens } = PromptContextEnvelope.parse(answer.body).data;
    expect(parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'fact', why: 'remembered', messageId: message.messageId, fit: 'whole' }),
        expect.objectContaining({ kind: 'lore', title: 'The room', why: 'keyword' }),
        expect.objectContaining({ kind: 'history', why: 'recent', count: 3 }),
      ]),
    );
    expect(tokens).toBeLessThan(contextTokens);
    expect(JSON.stringify(parts)).not.toContain('SECRET');
  });

  it('needs a message of the same chat', async () => {
    const session = await server.registered();
    const [first, second] = [await server.begin(session), await server.begin(session)];
    const answer = await server.call(`/chats/${first.chatId}/memory/facts`, {
      method: 'POST',
      session,
      json: { text: 'Elsewhere.', messageId: second.activeMessageId },
    });
    expect(answer).toMatchObject({ status: 404 });
  });
});

describe('a persona', () => {
  const create = async (session: SessionValues, name: string) => {
    const json = { name, description: `${name} mends nets.` };
    return PersonaEnvelope.parse((await server.call('/personas', { method: 'POST', session, json })).body).data;
  };

  it('is who the character speaks with', async () => {
    const session = await server.registered();
    const { personaId } = await create(session, 'Noor');
    const json = { characterId: 'ada-byrne', personaId };
    const begun = await server.call('/chats', { method: 'POST', session, json });
    const { chatId } = Object(begun.body.data);
    await say(session, chatId, 'Good evening.');
    expect(promptOf()).toContain('Noor mends nets.');
    await server.call(`/personas/${personaId}`, { method: 'PUT', session, json: { name: 'Ines', description: '' } });
    expect((await server.read(session, chatId)).personaId).toBe(personaId);
    await server.call(`/personas/${personaId}`, { method: 'DELETE', session });
    expect((await server.read(session, chatId)).personaId).toBeNull();
  });

  it('is its owner’s alone', async () => {
    const [mine, stranger] = [await server.registered(), await server.registered()];
    const { personaId } = await create(mine, 'Noor');
    const { chatId } = await server.begin(stranger);
    const calls = [
      { path: `/personas/${personaId}`, method: 'PUT', json: { name: 'Mine', description: '' } },
      { path: `/personas/${personaId}`, method: 'DELETE' },
      { path: `/chats/${chatId}`, method: 'PATCH', json: { personaId } },
      { path: '/chats', method: 'POST', json: { characterId: 'ada-byrne', personaId } },
    ];
    for (const { path, ...options } of calls) {
      expect(await server.call(path, { ...options, session: stranger })).toMatchObject({ status: 404 });
    }
    const list = await server.call('/personas', { session: mine });
    expect(PersonaListEnvelope.parse(list.body).data.items).toMatchObject([{ personaId, name: 'Noor' }]);
  });
});

describe('the list of chats', () => {
  it('has the last used first, page by page, and not the deleted ones', async () => {
    const session = await server.registered();
    const ids: string[] = [];
    for (const characterId of ['ada-byrne', 'zoe-marsh', 'ilker-kaya']) {
      ids.push((await server.begin(session, characterId)).chatId);
      server.clock.advance(1000);
    }
    await say(session, ids[0] ?? '', 'Back again.');
    const read = async (query: string) =>
      ChatPageEnvelope.parse((await server.call(`/chats?${query}`, { session })).body).data;
    const first = await read('limit=2');
    expect(first.items).toMatchObject([
      { chatId: ids[0], lastText: 'Good evening.', messageCount: 3, replying: false },
      { chatId: ids[2], title: 'Ilker Kaya' },
    ]);
    expect((await read(`limit=2&cursor=${first.nextCursor}`)).items).toMatchObject([{ chatId: ids[1] }]);
    expect(await server.call(`/chats/${ids[1]}`, { method: 'DELETE', session })).toMatchObject({ status: 200 });
    expect(await server.call(`/chats/${ids[1]}`, { session })).toMatchObject({ status: 404 });
    expect((await read('limit=9')).items.map(({ chatId }) => chatId)).toEqual([ids[0], ids[2]]);
    const history = await server.call('/user-profile/get-my-interactions', { session });
    expect(JSON.stringify(history.body.data)).not.toContain(ids[1]);
  });

  it('keeps the notes and the title that its owner writes', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const json = { title: ' The  lamp ', notes: 'She must not know.' };
    await server.call(`/chats/${chatId}`, { method: 'PATCH', session, json });
    expect(await server.read(session, chatId)).toMatchObject({ title: 'The lamp', notes: 'She must not know.' });
    await say(session, chatId, 'Well?');
    expect(promptOf()).toContain('She must not know.');
    const quote = await server.call(`/chats/${chatId}/quote`, { session });
    expect(quote.body.data).toEqual({ points: 2, balance: 98, engine: 'scripted', seesImages: false });
  });
});
