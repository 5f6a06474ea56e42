import { inTransaction } from '../../db/transaction.ts';
import { deleteGone, extendPresence, findPresent, findRoomsWithGone, insertPresence } from '../store/presence-store.ts';
import { roomEvents } from '../store/event-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { lockRoom } from '../store/room-store.ts';
import type { RoomMemberRow } from '../tables.ts';

/** One of three heartbeats may be lost. */
const LEASE_MS = 45_000;
const GRACE_MS = 8_000;

/** Presence: a leased row per open stream, so that any server may hold it and a dead one's expire. */
export class RoomPresence {
  readonly #deps: Pick<RoomDeps, 'clock' | 'database' | 'ids' | 'notifier'>;

  constructor(deps: Pick<RoomDeps, 'clock' | 'database' | 'ids' | 'notifier'>) {
    this.#deps = deps;
  }

  /** Notifies the room of the member's first stream. */
  async enter({ member_id: memberId, room_id: roomId }: RoomMemberRow): Promise<string> {
    const { clock, database, ids, notifier } = this.#deps;
    const streamId = ids.next('str');
    await inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      const now = clock.now();
      const present = await findPresent(trx, roomId, now);
      await insertPresence(trx, { stream_id: streamId, room_id: roomId, member_id: memberId, until: now + LEASE_MS });
      if (present.has(memberId)) return;
      await roomEvents.append(trx, roomId, [{ kind: 'presence-changed', subject_id: memberId, detail: 'present' }]);
      afterCommit(() => notifier.notify(roomId));
    });
    return streamId;
  }

  async renew(streamId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await extendPresence(database.db, streamId, clock.now() + LEASE_MS);
  }

  async leave(streamId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await extendPresence(database.db, streamId, clock.now() + GRACE_MS);
  }

  /** Reports expired streams of any server. */
  async sweep(): Promise<void> {
    const { clock, database, notifier } = this.#deps;
    for (const roomId of await findRoomsWithGone(database.db, clock.now())) {
      await inTransaction(database, async (trx, afterCommit) => {
        await lockRoom(trx, roomId);
        const now = clock.now();
        const gone = await deleteGone(trx, roomId, now);
        const present = await findPresent(trx, roomId, now);
        const absent = [...gone].filter((memberId) => !present.has(memberId));
        if (absent.length === 0) return;
        const events = absent.map((memberId) => ({
          kind: 'presence-changed' as const,
          subject_id: memberId,
          detail: 'absent' as const,
        }));
        await roomEvents.append(trx, roomId, events);
        afterCommit(() => notifier.notify(roomId));
      });
    }
  }
}
