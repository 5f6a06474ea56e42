import type { Logger } from 'pino';
import type { ChatEvent, ChatMessage } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import type { EventFeed, StreamEvent } from '../http/event-streams.ts';
import type { Clock } from '../lib/clock.ts';
import type { Points } from '../points/points.ts';
import { findEvents, findNewestSeq, findStartOf } from './chat-events.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { ChatWatch } from './chat-watch.ts';
import type { Caller } from './caller.ts';
import { markSeen } from './chat-store.ts';
import type { Chats } from './chats.ts';
import { findMessages } from './message-store.ts';
import { showMessages } from './show.ts';
import type { ChatEventRow, ChatRow } from './tables.ts';

const EVENTS_PER_GROUP = 100;
/** A reader that has missed more is quicker to read the chat again. */
const MOST_MISSED = 1_000;

export interface FollowerParts {
  database: Database;
  log: Logger;
  clock: Clock;
  points: Points;
  chats: Chats;
  watch: ChatWatch;
}

type Group = StreamEvent<ChatEvent>[];

/** Those who follow a chat: each event is read from the database, by whichever server the reader has reached. */
export class Followers {
  readonly #parts: FollowerParts;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /**
   * What happens in a chat after the last event that the reader has seen, as it happens.
   *
   * @throws {AppError} NOT_FOUND
   */
  async follow(caller: Caller, chatId: string, lastEventId: string | undefined): Promise<EventFeed<ChatEvent>> {
    const { chats, database } = this.#parts;
    const chat = await chats.find(database.db, caller, chatId);
    const after = lastEventId === undefined ? await this.#beginning(chat) : Number(lastEventId);
    return {
      ownerId: caller.ownerId,
      follow: (leaving) => this.#read(chat, after, leaving),
      recheck: async () => void (await chats.find(database.db, caller, chatId)),
    };
  }

  /** A reader that has seen nothing begins with the reply under way. */
  async #beginning(chat: ChatRow): Promise<number> {
    if (chat.replying_id === null) return chat.event_seq;
    return (await findStartOf(this.#parts.database.db, chat.chat_id, chat.replying_id)) ?? chat.event_seq;
  }

  async *#read(chat: ChatRow, after: number, leaving: AbortSignal): AsyncGenerator<Group> {
    const { database, watch } = this.#parts;
    const newest = await findNewestSeq(database.db, chat.chat_id);
    using watcher = watch.watch(chat.chat_id, after, leaving);
    if (newest !== undefined && (after > newest || newest - after > MOST_MISSED)) {
      watcher.seen = newest;
      yield [{ id: String(newest), event: { kind: 'reset' } }];
    }
    while (!leaving.aborted) {
      const rows = await findEvents(database.db, chat.chat_id, watcher.seen, EVENTS_PER_GROUP);
      const last = rows.at(-1);
      if (last === undefined) {
        await watcher.next();
        continue;
      }
      watcher.seen = last.seq;
      yield await this.#show(chat, rows);
      // Its reader has come back for more, so these have arrived.
      if (rows.some(({ kind }) => kind === 'reply-ended'))
        await bestEffort(this.#parts.log, 'chat not marked as seen', markSeen(database.db, chat.chat_id, last.seq));
    }
  }

  async #show(chat: ChatRow, rows: readonly ChatEventRow[]): Promise<Group> {
    const { database, points } = this.#parts;
    const { db } = database;
    const ids = rows.filter((row) => row.kind !== 'reply-text').map((row) => row.message_id);
    const messages = await showMessages(db, this.#parts, await findMessages(db, [...new Set(ids)]));
    const byId = new Map(messages.map((message) => [message.messageId, message]));
    const balance = ids.length === 0 ? 0 : await points.balance(db, chat.owner_id);
    return rows.map((row) => ({ id: String(row.seq), event: toEvent(row, byId, balance) }));
  }
}

function toEvent(row: ChatEventRow, messages: ReadonlyMap<string, ChatMessage>, balance: number): ChatEvent {
  if (row.kind === 'reply-text') {
    return { kind: row.kind, messageId: row.message_id, offset: row.text_offset ?? 0, text: row.text ?? '' };
  }
  const message = messages.get(row.message_id);
  if (message === undefined) throw new Error(`The event ${row.seq} tells of a message that is not there`);
  const events = {
    'message-added': { kind: 'message-added', message, activeMessageId: row.message_id },
    'reply-ended': { kind: 'reply-ended', message, balance },
    'message-changed': { kind: 'message-changed', message },
    'path-changed': { kind: 'path-changed', activeMessageId: row.message_id },
  } as const satisfies Record<Exclude<ChatEventRow['kind'], 'reply-text'>, ChatEvent>;
  return events[row.kind];
}
