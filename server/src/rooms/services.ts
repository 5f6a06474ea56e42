import { EventNotifier } from '../generations/event-notifier.ts';
import type { Caller } from '../http/caller.ts';
import type { Config } from '../config/config.ts';
import type { Room, RoomForm } from '../contract/validators.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { EmbeddingEngine } from '../providers/embeddings/embedding-engine.ts';
import { replyPrice } from '../providers/text/reply-price.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { MessageVectors } from '../recall/message-vectors.ts';
import { createRecall } from '../recall/recall.ts';
import { RoomEventStream } from './events/room-event-stream.ts';
import { RoomInvites } from './members/invites.ts';
import { RoomLines } from './messages/lines.ts';
import { RoomMembers } from './members/members.ts';
import { RoomMemory } from './memory/room-memory.ts';
import { roomConversations } from './memory/room-conversations.ts';
import { RoomSummaries } from './memory/room-summaries.ts';
import { createRoom } from './room-list/create-room.ts';
import { RoomPresence } from './events/presence.ts';
import { roomEvents } from './store/event-store.ts';
import { roomVectors } from './store/vector-store.ts';
import { RoomFiles } from './messages/room-files.ts';
import { RoomMessages } from './messages/room-messages.ts';
import type { RoomDeps } from './room-deps.ts';
import { RoomSearch } from './messages/room-search.ts';
import { Rooms } from './room-list/rooms.ts';
import { RoomTalk } from './turns/talk.ts';
import { RoomTurns } from './turns/turns.ts';

const WORDS_PER_MINUTE = 60;
const JOINING_PER_MINUTE = 30;

type ServiceDeps = Omit<RoomDeps, 'limitJoining' | 'limitWords' | 'limits' | 'price' | 'background' | 'notifier'> & {
  config: Config;
  /** Undefined where earlier messages are not recalled. */
  embeddings: EmbeddingEngine | undefined;
  jobs: Jobs;
  rateLimits: RateLimits;
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

export function createRoomServices({ config, embeddings, jobs, rateLimits, ...rest }: ServiceDeps): RoomServices {
  const deps: RoomDeps = {
    ...rest,
    background: jobs.background,
    limits: {
      contextTokens: config.text.contextTokens,
      replyTokens: config.text.replyTokens,
      recall: createRecall({ config, embeddings, log: rest.log }, roomVectors),
    },
    price: () => replyPrice(rest.engine, config.prices),
    notifier: new EventNotifier(rest.database, jobs.background, (db, roomIds) => roomEvents.newest(db, roomIds)),
    limitWords: rateLimits.exact('room words', WORDS_PER_MINUTE),
    limitJoining: rateLimits.exact('joining rooms', JOINING_PER_MINUTE),
  };
  const summaries = new RoomSummaries(deps);
  const vectors = new MessageVectors({ ...deps, embeddings }, roomConversations);
  const turns = new RoomTurns(deps, (roomId) => {
    summaries.consider(roomId);
    vectors.consider(roomId);
  });
  const presence = new RoomPresence(deps);
  const rooms = new Rooms(deps, turns);
  return {
    open: (caller, form) => createRoom(deps, caller, form),
    rooms,
    members: new RoomMembers(deps, rooms, turns),
    invites: new RoomInvites(deps),
    lines: new RoomLines(deps),
    messages: new RoomMessages(deps, turns),
    search: new RoomSearch(deps),
    files: new RoomFiles(deps),
    talk: new RoomTalk(deps, turns),
    memory: new RoomMemory(deps),
    summaries,
    turns,
    events: new RoomEventStream(deps, presence),
    presence,
  };
}
