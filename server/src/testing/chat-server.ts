import type { SessionValues } from '../http/principal.ts';
import type { Config } from '../config/config.ts';
import {
  ChatEnvelope,
  ChatEvent,
  SentMessageEnvelope,
  type Chat,
  type ChatMessage,
  type SentMessage,
} from '../contract/validators.ts';
import type { Overrides } from '../deps.ts';
import { followEvents, type Followed } from './follow-events.ts';
import { ScriptedEngine } from './scripted-engine.ts';
import { createTestServer, type CallOptions, type TestServer } from './test-server.ts';
import { openTestSocket } from './test-socket.ts';

export interface ChatServer extends TestServer {
  engine: ScriptedEngine;
  origin: string;
  begin(session: SessionValues, characterId?: string): Promise<Chat>;
  read(session: SessionValues, chatId: string): Promise<Chat>;
  send(session: SessionValues, chatId: string, text: string, options?: CallOptions): Promise<SentMessage>;
  follow(
    session: SessionValues,
    chatId: string,
    lastEventId?: string,
  ): AsyncGenerator<Followed<ChatEvent>, void, undefined>;
  /** Follows a chat until a reply ends. */
  ended(session: SessionValues, chatId: string, messageId: string): Promise<ChatMessage>;
}

export async function createChatServer(
  options: { config?: Partial<Config>; overrides?: Overrides } = {},
): Promise<ChatServer> {
  const engine = new ScriptedEngine();
  const server = await createTestServer({ ...options, overrides: { engine, ...options.overrides } });
  const socket = await openTestSocket(server);

  const begin = async (session: SessionValues, characterId = 'ada-byrne') => {
    const answer = await server.call('/chats', { method: 'POST', session, json: { characterId } });
    return ChatEnvelope.parse(answer.body).data;
  };

  const read = async (session: SessionValues, chatId: string) =>
    ChatEnvelope.parse((await server.call(`/chats/${chatId}`, { session })).body).data;

  const send = async (session: SessionValues, chatId: string, text: string, more: CallOptions = {}) => {
    const path = `/chats/${chatId}/messages`;
    const answer = await server.call(path, { method: 'POST', session, json: { text }, ...more });
    return SentMessageEnvelope.parse(answer.body).data;
  };

  const follow: ChatServer['follow'] = (session, chatId, lastEventId) =>
    followEvents({ url: `${socket.origin}/api/chats/${chatId}/events`, session, lastEventId, schema: ChatEvent });

  const ended = async (session: SessionValues, chatId: string, messageId: string) => {
    for await (const { event } of follow(session, chatId, '0')) {
      if (event.kind === 'reply-ended' && event.message.messageId === messageId) return event.message;
    }
    throw new Error('The stream ended before the reply');
  };

  return {
    ...server,
    engine,
    origin: socket.origin,
    begin,
    read,
    send,
    follow,
    ended,
    async [Symbol.asyncDispose]() {
      server.deps.streams.close();
      await socket[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
