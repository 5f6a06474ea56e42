import type { RoomEvent } from '../contract/validators.ts';
import type { Caller } from '../chats/caller.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { EventFeed, StreamEvent } from '../http/event-streams.ts';
import { requireMember, type Membership } from './access.ts';
import { markSeen } from './member-store.ts';
import type { RoomPresence } from './presence.ts';
import { findEvents, findNewestSeqs, findStartOf } from './room-events.ts';
import type { RoomParts } from './room-parts.ts';
import { showEvents } from './show-events.ts';
import type { RoomRow } from './tables.ts';

const EVENTS_PER_GROUP = 100;
/** A reader that has missed more is quicker to read the room again. */
const MOST_MISSED = 1_000;

type Group = StreamEvent<RoomEvent>[];

/** Those who follow a room: each event is read from the database, by whichever server the reader has reached. */
export class RoomFollowers {
  readonly #parts: RoomParts;
  readonly #presence: RoomPresence;

  constructor(parts: RoomParts, presence: RoomPresence) {
    this.#parts = parts;
    this.#presence = presence;
  }

  /**
   * What happens in a room after the last event that the reader has seen, as it happens; meanwhile the reader is
   * present.
   *
   * @throws {AppError} NOT_FOUND
   */
  async follow(caller: Caller, roomId: string, lastEventId: string | undefined): Promise<EventFeed<RoomEvent>> {
    const { db } = this.#parts.database;
    const found = await requireMember(db, caller, roomId);
    const after = lastEventId === undefined ? await this.#beginning(found.room) : Number(lastEventId);
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

  /** A reader that has seen nothing begins with the reply under way. */
  async #beginning(room: RoomRow): Promise<number> {
    if (room.speaking_id === null) return room.event_seq;
    return (await findStartOf(this.#parts.database.db, room.room_id, room.speaking_id)) ?? room.event_seq;
  }

  async *#attend(
    caller: Caller,
    found: Membership,
    after: number,
    leaving: AbortSignal,
    stream: { id: string | undefined },
  ): AsyncGenerator<Group> {
    const streamId = await this.#presence.enter(found.member);
    stream.id = streamId;
    try {
      yield* this.#read(caller, found, after, leaving);
    } finally {
      await this.#presence.leave(streamId);
    }
  }

  async *#read(caller: Caller, found: Membership, after: number, leaving: AbortSignal): AsyncGenerator<Group> {
    const { database, watch } = this.#parts;
    const { member, room } = found;
    const roomId = room.room_id;
    const newest = (await findNewestSeqs(database.db, [roomId])).get(roomId) ?? 0;
    using watcher = watch.watch(roomId, after, leaving);
    if (after > newest || newest - after > MOST_MISSED) {
      watcher.seen = newest;
      yield [{ id: String(newest), event: { kind: 'reset' } }];
    }
    while (!leaving.aborted) {
      const rows = await findEvents(database.db, roomId, watcher.seen, EVENTS_PER_GROUP);
      const last = rows.at(-1);
      if (last === undefined) {
        await watcher.next();
        continue;
      }
      watcher.seen = last.seq;
      const going = rows.findIndex((row) => row.subject_id === member.member_id && isGoing(row.detail));
      yield await showEvents(this.#parts, caller, found, going < 0 ? rows : rows.slice(0, going + 1));
      // Its reader has come back for more, so these have arrived.
      if (rows.some(({ kind }) => kind === 'message' || kind === 'end'))
        await bestEffort(this.#parts.log, 'room not marked as seen', markSeen(database.db, member));
      if (going >= 0) return;
    }
  }
}

function isGoing(detail: string | null): boolean {
  return detail === 'left' || detail === 'removed';
}
