import type { Logger } from 'pino';
import type { ChatEvent, ChatMessage } from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import type { LoggedEvent } from '../../generations/event-log-store.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import { cursorOf, subscribe } from '../../generations/event-subscription.ts';
import type { Caller } from '../../http/caller.ts';
import type { EventFeed, StreamEvent } from '../../http/event-streams.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Points } from '../../points/points.ts';
import type { Chats } from '../chat-list/chats.ts';
import { showMessages } from '../messages/show.ts';
import { markSeen } from '../store/chat-store.ts';
import { chatEvents } from '../store/event-store.ts';
import { findMessages } from '../store/message-store.ts';
import type { ChatEventRow, ChatRow } from '../tables.ts';

export interface ChatEventStreamDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  points: Points;
  chats: Chats;
  notifier: EventNotifier;
}

type Kind = ChatEventRow['kind'];

export class ChatEventStream {
  readonly #deps: ChatEventStreamDeps;

  constructor(deps: ChatEventStreamDeps) {
    this.#deps = deps;
  }

  /** A chat's events after the last one that the client has seen, then live. Throws NOT_FOUND. */
  async open(caller: Caller, chatId: string, lastEventId: string | undefined): Promise<EventFeed<ChatEvent>> {
    const { chats, database } = this.#deps;
    const { db } = database;
    const chat = await chats.find(db, caller, chatId);
    const topic = { id: chatId, newest: chat.event_seq, writingId: chat.replying_id };
    const after = await cursorOf(db, chatEvents, topic, lastEventId);
    const subscription = {
      topicId: chatId,
      events: chatEvents,
      show: (rows: readonly LoggedEvent<Kind>[]) => this.#show(chat, rows),
      onDelivered: async (rows: readonly LoggedEvent<Kind>[]) => {
        const last = rows.findLast(({ kind }) => kind === 'reply-ended') && rows.at(-1);
        if (last !== undefined) await markSeen(db, chatId, last.seq);
      },
    };
    return {
      ownerId: caller.ownerId,
      follow: (leaving) => subscribe(this.#deps, subscription, after, leaving),
      recheck: async () => void (await chats.find(db, caller, chatId)),
    };
  }

  async #show(chat: ChatRow, rows: readonly LoggedEvent<Kind>[]): Promise<StreamEvent<ChatEvent>[]> {
    const { database, points } = this.#deps;
    const { db } = database;
    const ids = rows.filter((row) => row.kind !== 'reply-text').map((row) => row.subject_id);
    const messages = await showMessages(db, this.#deps, await findMessages(db, [...new Set(ids)]));
    const byId = new Map(messages.map((message) => [message.messageId, message]));
    const balance = ids.length === 0 ? 0 : await points.balance(db, chat.owner_id);
    return rows.map((row) => ({ id: String(row.seq), event: toEvent(row, byId, balance) }));
  }
}

function toEvent(row: LoggedEvent<Kind>, messages: ReadonlyMap<string, ChatMessage>, balance: number): ChatEvent {
  const { kind, subject_id: messageId } = row;
  if (kind === 'reply-text') return { kind, messageId, offset: row.text_offset ?? 0, text: row.text ?? '' };
  const message = messages.get(messageId);
  if (message === undefined) throw new Error(`Event ${row.seq} is about a message that does not exist`);
  const events = {
    'message-added': { kind: 'message-added', message, activeMessageId: messageId },
    'reply-ended': { kind: 'reply-ended', message, balance },
    'message-changed': { kind: 'message-changed', message },
    'path-changed': { kind: 'path-changed', activeMessageId: messageId },
  } as const satisfies Record<Exclude<Kind, 'reply-text'>, ChatEvent>;
  return events[kind];
}
