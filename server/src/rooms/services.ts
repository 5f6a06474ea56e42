import { ChatWatch } from '../chats/chat-watch.ts';
import type { Caller } from '../chats/caller.ts';
import type { Config } from '../config/config.ts';
import type { Room, RoomForm } from '../contract/validators.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { replyPrice } from '../providers/text/reply-price.ts';
import { RoomFollowers } from './followers.ts';
import { RoomInvites } from './invites.ts';
import { RoomLines } from './lines.ts';
import { RoomMembers } from './members.ts';
import { RoomMemory } from './memory/room-memory.ts';
import { RoomSummaries } from './memory/room-summaries.ts';
import { openRoom } from './open-room.ts';
import { RoomPresence } from './presence.ts';
import { findNewestSeqs } from './room-events.ts';
import { RoomMessages } from './room-messages.ts';
import type { RoomParts } from './room-parts.ts';
import { Rooms } from './rooms.ts';
import { RoomTalk } from './talk.ts';
import { RoomTurns } from './turns.ts';

/** What one person may say in a minute, in all rooms together. */
const WORDS_PER_MINUTE = 60;
const JOINING_PER_MINUTE = 30;

type ServiceParts = Omit<RoomParts, 'limitJoining' | 'limitWords' | 'limits' | 'price' | 'watch'> & { config: Config };

/** Everything that rooms are made of. */
export interface RoomServices {
  open: (caller: Caller, form: RoomForm) => Promise<Room>;
  rooms: Rooms;
  members: RoomMembers;
  invites: RoomInvites;
  lines: RoomLines;
  messages: RoomMessages;
  talk: RoomTalk;
  memory: RoomMemory;
  summaries: RoomSummaries;
  turns: RoomTurns;
  followers: RoomFollowers;
  presence: RoomPresence;
}

export function createRoomServices({ config, ...rest }: ServiceParts): RoomServices {
  const parts: RoomParts = {
    ...rest,
    limits: config.text,
    price: () => replyPrice(rest.engine, config.prices),
    watch: new ChatWatch(rest.database, rest.log, findNewestSeqs),
    limitWords: createRateLimit(WORDS_PER_MINUTE),
    limitJoining: createRateLimit(JOINING_PER_MINUTE),
  };
  const summaries = new RoomSummaries(parts);
  const turns = new RoomTurns(parts, (roomId) => summaries.consider(roomId));
  const presence = new RoomPresence(parts);
  const rooms = new Rooms(parts, turns);
  return {
    open: (caller, form) => openRoom(parts, caller, form),
    rooms,
    members: new RoomMembers(parts, rooms, turns),
    invites: new RoomInvites(parts),
    lines: new RoomLines(parts),
    messages: new RoomMessages(parts, turns),
    talk: new RoomTalk(parts, turns),
    memory: new RoomMemory(parts),
    summaries,
    turns,
    followers: new RoomFollowers(parts, presence),
    presence,
  };
}
