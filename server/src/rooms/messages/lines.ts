import type { RoomMessage } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { toPlainText } from '../../lib/plain-text.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readMood } from '../../moods/read-mood.ts';
import { moderate } from '../../safety/moderate.ts';
import { requireMember, requireVoice } from '../access/access.ts';
import { namesOf, readCast } from '../cast/cast.ts';
import { forgetLine } from '../store/summary-store.ts';
import { findVersions, showVersion, updateMessage } from '../store/message-store.ts';
import { requireMessage, requireRewriter } from '../access/rewrite.ts';
import { roomEvents } from '../store/event-store.ts';
import { roomVectors } from '../store/vector-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { lockRoom } from '../store/room-store.ts';
import { showMessages } from '../show/show-messages.ts';
import type { RoomMessageRow, RoomRow } from '../tables.ts';

const LONGEST_OWN = 4_000;

export class RoomLines {
  readonly #deps: RoomDeps;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
  }

  /**
   * Replaces a line's text; the old one is gone.
   *
   * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT for a notice, a hidden line or a reply under way,
   * VALIDATION_FAILED, RATE_LIMITED.
   */
  async edit(caller: Caller, roomId: string, messageId: string, words: { text: string }): Promise<RoomMessage> {
    const { database, limitWords, safety } = this.#deps;
    const { db } = database;
    const text = toPlainText(words.text, 'text');
    const found = await requireMember(db, caller, roomId);
    requireVoice(found);
    const line = await requireMessage(db, roomId, messageId);
    await requireRewriter(db, found, caller.ownerId, line);
    if (line.kind === 'member' && text.length > LONGEST_OWN) {
      throw new AppError('VALIDATION_FAILED', `text: at most ${LONGEST_OWN} characters`, { field: 'text' });
    }
    await limitWords(caller.ownerId);
    const names = async () => (await readCast(db, roomId)).flatMap(({ facts }) => namesOf(facts));
    const crisis = await moderate(safety, text, 'text', names);
    return this.#change(caller, roomId, messageId, async (trx, before, { language }) => {
      if (before.text === text) return;
      await updateMessage(trx, messageId, {
        text,
        edited: 1,
        crisis: before.kind === 'member' ? crisis : 0,
        ...(before.kind === 'character'
          ? { status: 'complete', failure: null, truncated: 0, retry_at: null, mood: readMood(text, language) }
          : {}),
      });
      await roomVectors.delete(trx, [messageId]);
    });
  }

  /** Shows another version. Throws NOT_FOUND, FORBIDDEN, CONFLICT while one is being written, RATE_LIMITED. */
  async select(caller: Caller, roomId: string, messageId: string): Promise<RoomMessage> {
    const { database, limitWords } = this.#deps;
    await requireMember(database.db, caller, roomId);
    await limitWords(caller.ownerId);
    return this.#change(caller, roomId, messageId, async (trx, { place_id: placeId, room_id: room }) => {
      if (placeId === null) return;
      const versions = await findVersions(trx, [placeId]);
      for (const { message_id: versionId } of versions) {
        requireEnded(await requireMessage(trx, room, versionId));
      }
      await showVersion(trx, placeId, messageId);
    });
  }

  async #change(
    caller: Caller,
    roomId: string,
    messageId: string,
    work: (trx: Trx, line: RoomMessageRow, room: RoomRow) => Promise<void>,
  ): Promise<RoomMessage> {
    const { database, notifier } = this.#deps;
    return inTransaction(database, async (trx, afterCommit) => {
      await lockRoom(trx, roomId);
      const found = await requireMember(trx, caller, roomId);
      requireVoice(found);
      const line = await requireMessage(trx, roomId, messageId);
      await requireRewriter(trx, found, caller.ownerId, line);
      requireEnded(line);
      if (line.hidden === 1) throw new AppError('CONFLICT', 'The message is hidden');
      await work(trx, line, found.room);
      await roomEvents.append(trx, roomId, [{ kind: 'message-changed', subject_id: messageId }]);
      afterCommit(() => notifier.notify(roomId));
      const first = line.place_id === null ? line : await requireMessage(trx, roomId, line.place_id);
      await forgetLine(trx, roomId, first.ordinal);
      const changed = await requireMessage(trx, roomId, messageId);
      const [shown] = await showMessages(trx, this.#deps, [changed], caller.ownerId);
      if (shown === undefined) throw new Error(`The line ${messageId} is gone`);
      return shown;
    });
  }
}

function requireEnded({ status }: RoomMessageRow): void {
  if (status === 'streaming') throw new AppError('CONFLICT', 'The message is still being written');
}
