import { EventNotifier } from '../generations/event-notifier.ts';
import type { Caller } from '../http/caller.ts';
import type { Config } from '../config/config.ts';
import type { Room, RoomForm } from '../contract/validators.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { replyPrice } from '../providers/text/reply-price.ts';
import { RoomEventStream } from './events/room-event-stream.ts';
import { RoomInvites } from './members/invites.ts';
import { RoomLines } from './messages/lines.ts';
import { RoomMembers } from './members/members.ts';
import { RoomMemory } from './memory/room-memory.ts';
import { RoomSummaries } from './memory/room-summaries.ts';
import { createRoom } from './room-list/create-room.ts';
import { RoomPresence } from './events/presence.ts';
import { roomEvents } from './store/event-store.ts';
import { RoomFiles } from './messages/room-files.ts';
import { RoomMessages } from './messages/room-messages.ts';
import type { RoomParts } from './room-parts.ts';
import { RoomSearch } from './messages/room-search.ts';
import { Rooms } from './room-list/rooms.ts';
import { RoomTalk } from './turns/talk.ts';
import { RoomTurns } from './turns/turns.ts';

/** What one person may say in a minute, in all rooms together. */
const WORDS_PER_MINUTE = 60;
const JOINING_PER_MINUTE = 30;

type ServiceParts = Omit<RoomParts, 'limitJoining' | 'limitWords' | 'limits' | 'price' | 'background' | 'notifier'> & {
  config: Config;
  jobs: Jobs;
};

export interface RoomServices {
  open: (caller: Caller, form: RoomForm) => Promise<Room>;
  rooms: Rooms;
  members: RoomMembers;
  invites: RoomInvites;
  lines: RoomLines;
  messages: RoomMessages;
  search: RoomSearch;
  files: RoomFiles;
  talk: RoomTalk;
  memory: RoomMemory;
  summaries: RoomSummaries;
  turns: RoomTurns;
  events: RoomEventStream;
  presence: RoomPresence;
}

export function createRoomServices({ config, jobs, ...rest }: ServiceParts): RoomServices {
  const parts: RoomParts = {
    ...rest,
    background: jobs.background,
    limits: config.text,
    price: () => replyPrice(rest.engine, config.prices),
    notifier: new EventNotifier(rest.database, jobs.background, (db, roomIds) => roomEvents.newest(db, roomIds)),
    limitWords: createRateLimit(WORDS_PER_MINUTE),
    limitJoining: createRateLimit(JOINING_PER_MINUTE),
  };
  const summaries = new RoomSummaries(parts);
  const turns = new RoomTurns(parts, (roomId) => summaries.consider(roomId));
  const presence = new RoomPresence(parts);
  const rooms = new Rooms(parts, turns);
  return {
    open: (caller, form) => createRoom(parts, caller, form),
    rooms,
    members: new RoomMembers(parts, rooms, turns),
    invites: new RoomInvites(parts),
    lines: new RoomLines(parts),
    messages: new RoomMessages(parts, turns),
    search: new RoomSearch(parts),
    files: new RoomFiles(parts),
    talk: new RoomTalk(parts, turns),
    memory: new RoomMemory(parts),
    summaries,
    turns,
    events: new RoomEventStream(parts, presence),
    presence,
  };
}
