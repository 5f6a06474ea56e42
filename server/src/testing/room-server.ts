import type { SessionValues } from '../http/principal.ts';
import type { Config } from '../config/config.ts';
import {
  NewRoomInviteEnvelope,
  RoomEnvelope,
  RoomEvent,
  RoomMessagePageEnvelope,
  SentRoomMessageEnvelope,
  type Room,
  type RoomMessage,
  type SentRoomMessage,
} from '../contract/validators.ts';
import type { Overrides } from '../deps.ts';
import type { Answer } from './answer.ts';
import { followEvents, type Followed } from './follow-events.ts';
import { ScriptedEngine } from './scripted-engine.ts';
import { createTestServer, type CallOptions, type TestServer } from './test-server.ts';
import { openTestSocket } from './test-socket.ts';

export interface RoomServer extends TestServer {
  engine: ScriptedEngine;
  origin: string;
  /** With two characters; `changes` go into its form. */
  open(session: SessionValues, changes?: object): Promise<Room>;
  read(session: SessionValues, roomId: string): Promise<Room>;
  invite(session: SessionValues, roomId: string, form?: object): Promise<string>;
  join(owner: SessionValues, roomId: string, session: SessionValues, displayName: string): Promise<Room>;
  say(session: SessionValues, roomId: string, text: string, options?: CallOptions): Promise<SentRoomMessage>;
  messages(session: SessionValues, roomId: string): Promise<RoomMessage[]>;
  follow(
    session: SessionValues,
    roomId: string,
    lastEventId?: string,
  ): AsyncGenerator<Followed<RoomEvent>, void, undefined>;
  /** Follows a room until replies end. */
  ended(session: SessionValues, roomId: string, count?: number): Promise<RoomMessage[]>;
  post(session: SessionValues, path: string, json?: object, method?: string): Promise<Answer>;
}

export async function createRoomServer(
  options: { config?: Partial<Config>; overrides?: Overrides } = {},
): Promise<RoomServer> {
  const engine = new ScriptedEngine();
  const server = await createTestServer({ ...options, overrides: { engine, ...options.overrides } });
  const socket = await openTestSocket(server);

  const post: RoomServer['post'] = (session, path, json = {}, method = 'POST') =>
    server.call(path, { method, session, json });

  const open: RoomServer['open'] = async (session, changes = {}) => {
    const form = { title: 'The lamp', characterIds: ['ada-byrne', 'zoe-marsh'], turnTaking: 'round-robin' };
    const json = { ...form, language: 'en-US', displayName: 'Noor', ...changes };
    return RoomEnvelope.parse((await post(session, '/rooms', json)).body).data;
  };

  const read: RoomServer['read'] = async (session, roomId) =>
    RoomEnvelope.parse((await server.call(`/rooms/${roomId}`, { session })).body).data;

  const invite: RoomServer['invite'] = async (session, roomId, form = {}) => {
    const answer = await post(session, `/rooms/${roomId}/invites`, form);
    return NewRoomInviteEnvelope.parse(answer.body).data.inviteCode;
  };

  const join: RoomServer['join'] = async (owner, roomId, session, displayName) => {
    const inviteCode = await invite(owner, roomId);
    // Orders by time.
    server.clock.advance(1);
    const answer = await post(session, `/rooms/${roomId}/members`, { inviteCode, displayName });
    return RoomEnvelope.parse(answer.body).data;
  };

  const say: RoomServer['say'] = async (session, roomId, text, more = {}) => {
    const path = `/rooms/${roomId}/messages`;
    const answer = await server.call(path, { method: 'POST', session, json: { text }, ...more });
    return SentRoomMessageEnvelope.parse(answer.body).data;
  };

  const messages: RoomServer['messages'] = async (session, roomId) => {
    const answer = await server.call(`/rooms/${roomId}/messages?limit=48`, { session });
    return RoomMessagePageEnvelope.parse(answer.body).data.items.toReversed();
  };

  const follow: RoomServer['follow'] = (session, roomId, lastEventId) =>
    followEvents({ url: `${socket.origin}/api/rooms/${roomId}/events`, session, lastEventId, schema: RoomEvent });

  const ended: RoomServer['ended'] = async (session, roomId, count = 1) => {
    const over: RoomMessage[] = [];
    for await (const { event } of follow(session, roomId, '0')) {
      if (event.kind === 'reply-ended') over.push(event.message);
      if (over.length === count) return over;
    }
    throw new Error('The stream ended before the replies');
  };

  return {
    ...server,
    engine,
    origin: socket.origin,
    open,
    read,
    invite,
    join,
    say,
    messages,
    follow,
    ended,
    post,
    async [Symbol.asyncDispose]() {
      server.deps.streams.close();
      await socket[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}
