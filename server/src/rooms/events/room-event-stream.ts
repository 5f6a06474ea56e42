import type { RoomEvent } from '../../contract/validators.ts';
import { cursorOf, subscribe } from '../../generations/event-subscription.ts';
import type { Caller } from '../../http/caller.ts';
import type { EventFeed, StreamEvent } from '../../http/event-streams.ts';
import { type Membership, requireMember } from '../access/access.ts';
import type { RoomDeps } from '../room-deps.ts';
import { type RoomLogEvent, showEvents } from '../show/show-events.ts';
import { roomEvents } from '../store/event-store.ts';
import { markSeen } from '../store/member-store.ts';
import type { RoomPresence } from './presence.ts';

/** Events whose message the reader has then seen. */
const messageKinds: readonly RoomLogEvent['kind'][] = ['message-added', 'message-changed', 'reply-ended'];

export class RoomEventStream {
  readonly #deps: RoomDeps;
  readonly #presence: RoomPresence;

  constructor(deps: RoomDeps, presence: RoomPresence) {
    this.#deps = deps;
    this.#presence = presence;
  }

  /** Events after the last one seen, then live. Throws NOT_FOUND. */
  async open(caller: Caller, roomId: string, lastEventId: string | undefined): Promise<EventFeed<RoomEvent>> {
    const { db } = this.#deps.database;
    const found = await requireMember(db, caller, roomId);
    const topic = { id: roomId, newest: found.room.event_seq, writingId: found.room.speaking_id };
    const after = await cursorOf(db, roomEvents, topic, lastEventId);
    const stream: { id: string | undefined } = { id: undefined };
    return {
      ownerId: caller.ownerId,
      follow: (leaving) => this.#attend(caller, found, after, leaving, stream),
      recheck: async () => {
        await requireMember(db, caller, roomId);
        if (stream.id !== undefined) await this.#presence.renew(stream.id);
      },
    };
  }

  async *#attend(
    caller: Caller,
    found: Membership,
    after: number,
    leaving: AbortSignal,
    stream: { id: string | undefined },
  ): AsyncGenerator<StreamEvent<RoomEvent>[]> {
    const { member, room } = found;
    const streamId = await this.#presence.enter(member);
    stream.id = streamId;
    const subscription = {
      topicId: room.room_id,
      events: roomEvents,
      show: (rows: readonly RoomLogEvent[]) => showEvents(this.#deps, caller, found, rows),
      onDelivered: async (rows: readonly RoomLogEvent[]) => {
        const hasMessage = rows.some(({ kind }) => messageKinds.includes(kind));
        if (hasMessage) await markSeen(this.#deps.database.db, member);
      },
      isLast: ({ detail, subject_id: subjectId }: RoomLogEvent) =>
        subjectId === member.member_id && (detail === 'left' || detail === 'removed'),
    };
    try {
      yield* subscribe(this.#deps, subscription, after, leaving);
    } finally {
      await this.#presence.leave(streamId);
    }
  }
}
