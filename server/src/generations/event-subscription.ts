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
  /** The events as this subscriber sees them, in the same order. */
  show: (rows: readonly LoggedEvent<Kind, Detail>[]) => Promise<StreamEvent<Event>[]>;
  /** Called when the client has taken events and comes back for more; a failure is logged and ignored. */
  onDelivered: (rows: readonly LoggedEvent<Kind, Detail>[]) => Promise<void>;
  /** Whether the subscription ends with an event. */
  isLast?: (row: LoggedEvent<Kind, Detail>) => boolean;
}

export interface SubscriptionDeps {
  database: Database;
  log: Logger;
  notifier: EventNotifier;
}

/**
 * Where a subscription begins: after the last event that the client has seen; without one, with the message that is
 * being written, and else with the next event.
 */
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
 * The events of a topic after a number, as they happen, from whichever server the client is connected to. Nothing is
 * buffered: each event is read from the database when the client has taken the ones before it.
 *
 * 1. Subscribe, so that nothing is missed from here on.
 * 2. A client that has missed too much, or has seen events that do not exist, is sent a reset and begins with the newest.
 * 3. Read the next events after the cursor and send them as one group.
 * 4. When there are none, wait for a notification; then go to 3.
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

/** Whether the events after a number cannot be sent one by one. */
async function isLost<Kind extends string, Detail extends string>(
  db: Queries,
  events: EventLog<Kind, Detail>,
  topicId: string,
  after: number,
  newest: number,
): Promise<boolean> {
  return after > newest || newest - after > MOST_KEPT_EVENTS || events.hasLost(db, topicId, after);
}
