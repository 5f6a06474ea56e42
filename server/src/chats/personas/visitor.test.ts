import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { type Chat, ChatEnvelope, PersonaEnvelope } from '../../contract/validators.ts';
import { type ChatServer, createChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
  await server.deps.database.db
    .updateTable('characters')
    .set({ greeting: 'Name, {{user}}?' })
    .where('character_id', '=', 'ada-byrne')
    .execute();
});
afterAll(() => server[Symbol.asyncDispose]());

async function begin(session: SessionValues, headers: Record<string, string> = {}, personaId?: string): Promise<Chat> {
  const json = { characterId: 'ada-byrne', ...(personaId === undefined ? {} : { personaId }) };
  return ChatEnvelope.parse((await server.call('/chats', { method: 'POST', session, headers, json })).body).data;
}

async function prompt(session: SessionValues, chat: Chat, headers: Record<string, string> = {}): Promise<string> {
  const { reply } = await server.send(session, chat.chatId, 'Hello.', { headers });
  await server.ended(session, chat.chatId, reply.messageId);
  return (server.engine.requests.at(-1)?.messages ?? []).map(({ content }) => content).join('\n');
}

async function exported(session: SessionValues, chat: Chat): Promise<string> {
  const url = `${server.origin}/api/chats/${chat.chatId}/export?format=text`;
  return (await fetch(url, { headers: { ...session } })).text();
}

const greetingOf = (chat: Chat) => chat.messages.items[0]?.text;

describe('{{user}}', () => {
  it('is the nickname of a signed-in person in the greeting, the prompt and the file, with their motto', async () => {
    const session = await server.registered();
    const chat = await begin(session);
    expect(greetingOf(chat)).toBe('Name, Ada?');
    const told = await prompt(session, chat);
    expect(told).toContain('in a conversation with Ada.');
    expect(told).toContain('## Who Ada is\nMotto: Read on');
    expect(await exported(session, chat)).toContain('Ada:\nHello.');
  });

  it('is the chosen persona, and nothing of the profile', async () => {
    const session = await server.registered();
    const persona = { name: 'Captain Rook', description: 'Rook sails alone.' };
    const made = await server.call('/personas', { method: 'POST', session, json: persona });
    const chat = await begin(session, {}, PersonaEnvelope.parse(made.body).data.personaId);
    expect(greetingOf(chat)).toBe('Name, Captain Rook?');
    const told = await prompt(session, chat);
    expect(told).toContain('## Who Captain Rook is\nRook sails alone.');
    expect(told).not.toContain('Read on');
    expect(await exported(session, chat)).toContain('Captain Rook:\nHello.');
  });

  it('is a neutral name for a guest, in the language that they use', async () => {
    const session = await server.guest();
    const german = { 'language-type': 'de-DE' };
    const chat = await begin(session, german);
    expect(greetingOf(chat)).toBe('Name, Reisender?');
    expect(await prompt(session, chat, { 'language-type': 'es-ES' })).toContain('in a conversation with Viajero.');
    expect(await exported(session, chat)).toContain('Viajero:\nHello.');
  });
});
