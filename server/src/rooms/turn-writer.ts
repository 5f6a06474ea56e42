import { cutAtWord } from '../chats/cut-at-word.ts';
import { generateReply } from '../chats/generate-reply.ts';
import { brokenOff, finished, type Outcome } from '../chats/reply-outcome.ts';
import { ReplyWords } from '../chats/reply-words.ts';
import { inTransaction } from '../db/transaction.ts';
import { Interruption } from '../jobs/jobs.ts';
import { namesOf, readCast } from './cast.ts';
import { appendWords } from './message-store.ts';
import { appendEvents } from './room-events.ts';
import type { RoomParts } from './room-parts.ts';
import type { RoomMessageRow, RoomRow, RoomTurnRow } from './tables.ts';
import { readTurnRequest } from './turn-request.ts';

/** Beyond this an engine has lost its way. */
const MOST_CHARACTERS = 8_000;

/** Lets the engine write a reply, and its words into the database as they come. */
export class TurnWriter {
  readonly #parts: RoomParts;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  /** Answers how the reply has ended; undefined when another server has ended it. */
  async write(
    room: RoomRow,
    turn: RoomTurnRow,
    reply: RoomMessageRow,
    signal: AbortSignal,
  ): Promise<Outcome | undefined> {
    const { database, engine, limits, log, safety } = this.#parts;
    const lost = new AbortController();
    const either = AbortSignal.any([signal, lost.signal]);
    const words = new ReplyWords(
      (offset, added) => this.#save(reply, offset, added),
      () => lost.abort(new Interruption('lost')),
    );
    try {
      const { request, voice } = await readTurnRequest(database.db, limits, room, turn, reply);
      const most = MOST_CHARACTERS;
      const reason = await generateReply(engine, request, { voice, words, most, signal: either });
      await words.close();
      const text = cutAtWord(words.text, MOST_CHARACTERS).trimEnd();
      const names = async () => (await readCast(database.db, room.room_id)).flatMap(({ facts }) => namesOf(facts));
      const verdict = await safety.judge({ text, side: 'character', names }, either);
      return finished(verdict.kind === 'refuse' ? 'filtered' : reason, text);
    } catch (error) {
      await words.close();
      if (!either.aborted) log.warn({ err: error, engine: engine.name }, 'a reply in a room broke off');
      return brokenOff(error, either, cutAtWord(words.text, MOST_CHARACTERS));
    }
  }

  async #save(reply: RoomMessageRow, offset: number, words: string): Promise<boolean> {
    const { database, watch } = this.#parts;
    return inTransaction(database, async (trx, afterCommit) => {
      const event = { kind: 'delta', subject_id: reply.message_id, text_offset: offset, text: words } as const;
      await appendEvents(trx, reply.room_id, [event]);
      if (!(await appendWords(trx, reply.message_id, words))) throw new Interruption('lost');
      afterCommit(() => watch.wake(reply.room_id));
      return true;
    }).catch((error: unknown) => {
      if (error instanceof Interruption) return false;
      throw error;
    });
  }
}
