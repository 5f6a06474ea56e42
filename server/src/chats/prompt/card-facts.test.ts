import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatEnvelope, PersonaEnvelope, type Chat } from '../../contract/validators.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
  const facts = {
    fromCard: true,
    nickname: 'Addie',
    alternateGreetings: ['{{char}} waves at {{user}}.', '   ', 'A third way to begin.'],
    systemPrompt: 'Write in verse. {{original}}',
    postHistoryInstructions: 'End with a rhyme.',
    depthPrompt: { text: 'The tide is turning.', depth: 1, role: 'system' },
    loreRules: { scanDepth: 1, tokenBudget: 200, recursive: true },
  };
  const lore = [
    { title: 'Tower', keys: ['/tow[ae]r/i'], useRegex: true, text: 'The tower leans. {{hidden_key:cellar}}' },
    { title: 'Cellar', keys: ['cellar'], text: 'The cellar is flooded.', position: 'after-character' },
  ];
  await server.deps.database.db
    .updateTable('characters')
    .set({ card_facts: JSON.stringify(facts), lore: JSON.stringify(lore) })
    .where('character_id', '=', 'ada-byrne')
    .execute();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('a character that came as a card', () => {
  it('has its other greetings beside the first one, the wanted one being said', async () => {
    const session = await server.registered();
    const post = { method: 'POST', session } as const;
    const { body } = await server.call('/personas', { ...post, json: { name: 'Noor', description: '' } });
    const { personaId } = PersonaEnvelope.parse(body).data;
    const json = { characterId: 'ada-byrne', greetingIndex: 1, personaId };
    const chat: Chat = ChatEnvelope.parse((await server.call('/chats', { ...post, json })).body).data;
    const [first] = chat.messages.items;
    expect(first?.text).toBe('Addie waves at Noor.');
    expect(first?.siblingIds).toHaveLength(3);
    const choice = { method: 'PUT', session, json: { messageId: first?.siblingIds[2] } } as const;
    const other = await server.call(`/chats/${chat.chatId}/active-message`, choice);
    expect(other.body.data).toMatchObject({ messages: { items: [{ text: 'A third way to begin.' }] } });
    const beyond = await server.call('/chats', { ...post, json: { ...json, greetingIndex: 3 } });
    expect(beyond).toMatchObject({ status: 400, body: { field: 'greetingIndex' } });
  });

  it('is played as its card says', async () => {
    const session = await server.registered();
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Is the TOWER far?');
    await server.ended(session, chatId, reply.messageId);
    const { messages } = server.engine.requests.at(-1) ?? { messages: [] };
    const [system] = messages;
    expect(system?.content).toMatch(/^Write in verse\. You write the part of Addie/);
    expect(system?.content).toContain('The tower leans.');
    expect(system?.content).toContain('The cellar is flooded.');
    expect(system?.content).not.toContain('All about Ada Byrne');
    const said = messages.slice(1).map(({ content }) => content);
    expect(said.at(-1)).toContain('[Note: The tide is turning.]\n\nIs the TOWER far?');
    expect(said.at(-1)).toMatch(/\[Note for the next reply: End with a rhyme\.\]$/);
  });

  it('keeps its instructions to itself: in no answer, no stream, no account of the prompt and no file', async () => {
    const session = await server.registered();
    const { chatId, lastEventId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Is the TOWER far?');
    await server.ended(session, chatId, reply.messageId);
    const told: unknown[] = [await server.read(session, chatId)];
    for (const path of ['context', 'memory', 'messages', 'search?q=tower', 'quote']) {
      told.push((await server.call(`/chats/${chatId}/${path}`, { session })).body);
    }
    for await (const { event } of server.follow(session, chatId, lastEventId)) {
      told.push(event);
      if (event.kind === 'reply-ended') break;
    }
    const files = ['jsonl', 'markdown', 'text'].map((format) => `/api/chats/${chatId}/export?format=${format}`);
    for (const file of files) told.push(await (await fetch(server.origin + file, { headers: { ...session } })).text());
    told.push((await server.call('/characters/ada-byrne', { session })).body);
    const secrets = /SECRET|Write in verse|End with a rhyme|tide is turning|hidden_key|tow\[ae\]r/;
    expect(JSON.stringify(told)).not.toMatch(secrets);
  });
});
