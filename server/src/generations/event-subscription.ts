import type { Logger } from 'pino';
import type { Database, Queries } from '../db/database.ts';
import type { StreamEvent } from '../http/event-streams.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { MOST_KEPT_EVENTS, type EventLog, type LoggedEvent } from './event-log-store.ts';
import type { EventNotifier } from './event-notifier.ts';

const EVENTS_PER_GROUP = 100;
interface Reset {
  kind: 'reset';
}

export interface Subscription<Kind extends string, Detail extends string, Event> {
  topicId: string;
  events: EventLog<Kind, Detail>;
  show: (rows: readonly LoggedEvent<Kind, Detail>[]) => Promise<StreamEvent<Event>[]>;
  /** The client took events; failures are logged. */
  onDelivered: (rows: readonly LoggedEvent<Kind, Detail>[]) => Promise<void>;
  isLast?: (row: LoggedEvent<Kind, Detail>) => boolean;
}

export interface SubscriptionDeps {
  database: Database;
  log: Logger;
  notifier: EventNotifier;
}

/** The cursor of a new subscription: the last event seen, else the message being written, else now. */
export async function cursorOf<Kind extends string, Detail extends string>(
  db: Queries,
  events: EventLog<Kind, Detail>,
  topic: { id: string; newest: number; writingId: string | null },
  lastEventId: string | undefined,
): Promise<number> {
  if (lastEventId !== undefined) return Number(lastEventId);
  if (topic.writingId === null) return topic.newest;
  return (await events.startOf(db, topic.id, topic.writingId)) ?? topic.newest;
}

/**
 * A topic's events after a number, then live, from any server. Nothing is buffered: events are read when the client has
 * taken the previous ones.
 *
 * 1. Subscribe, so that nothing is missed.
 * 2. Reset a client that missed too much, or that has seen events that do not exist.
 * 3. Read the events after the cursor and send them as a group.
 * 4. Without any, wait for a notification; then go to 3.
 */
export async function* subscribe<Kind extends string, Detail extends string, Event>(
  { database: { db }, log, notifier }: SubscriptionDeps,
  { events, isLast, onDelivered, show, topicId }: Subscription<Kind, Detail, Event>,
  after: number,
  leaving: AbortSignal,
): AsyncGenerator<StreamEvent<Event | Reset>[]> {
  using subscriber = notifier.subscribe(topicId, after, leaving);
  const newest = (await events.newest(db, [topicId])).get(topicId) ?? after;
  if (after !== newest && (await isLost(db, events, topicId, after, newest))) {
    subscriber.cursor = newest;
    yield [{ id: String(newest), event: { kind: 'reset' } }];
  }
  while (!leaving.aborted) {
    const read = await events.read(db, topicId, subscriber.cursor, EVENTS_PER_GROUP);
    const end = isLast === undefined ? -1 : read.findIndex(isLast);
    const rows = end < 0 ? read : read.slice(0, end + 1);
    const last = rows.at(-1);
    if (last === undefined) {
      await subscriber.next();
      continue;
    }
    subscriber.cursor = last.seq;
    yield await show(rows);
    await bestEffort(log, 'read position not saved', onDelivered(rows));
    if (end >= 0) return;
  }
}

async function isLost<Kind extends string, Detail extends string>(
  db: Queries,
  events: EventLog<Kind, Detail>,
  topicId: string,
  after: number,
  newest: number,
): Promise<boolean> {
  return after > newest || newest - after > MOST_KEPT_EVENTS || events.hasLost(db, topicId, after);
}
