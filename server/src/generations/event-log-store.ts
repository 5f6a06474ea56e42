import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';

/** A client that missed more reads everything faster. */
export const MOST_KEPT_EVENTS = 1_000;

export interface TopicWalk {
  after: string;
  limit: number;
}

export interface EventTables<Kind extends string> {
  /** Its columns `event_seq` and `updated_at` are the newest event's number and the last use. */
  topics: string;
  events: string;
  messages: string;
  topicId: string;
  subjectId: string;
  detail?: string;
  textKind: Kind;
}

/** Its subject is looked up when sent. */
export interface LoggedEvent<Kind extends string, Detail extends string = never> {
  seq: number;
  kind: Kind;
  subject_id: string;
  detail: Detail | null;
  text_offset: number | null;
  text: string | null;
}

export type NewEvent<Kind extends string, Detail extends string = never> = Pick<
  LoggedEvent<Kind, Detail>,
  'kind' | 'subject_id'
> &
  Partial<Pick<LoggedEvent<Kind, Detail>, 'detail' | 'text' | 'text_offset'>>;

type AnyTables = Record<string, Record<string, string | number | null>>;

/** Events in commit order. */
export class EventLog<Kind extends string, Detail extends string = never> {
  readonly #tables: EventTables<Kind>;

  constructor(tables: EventTables<Kind>) {
    this.#tables = tables;
  }

  /** Appends in the reported transaction; the topic's row stays locked, so that events appear in order. */
  async append(trx: Trx, topicId: string, events: readonly NewEvent<Kind, Detail>[]): Promise<void> {
    const { detail, events: table, subjectId, topicId: id, topics } = this.#tables;
    const any = trx.withTables<AnyTables>();
    const { event_seq: newest } = await any
      .updateTable(topics)
      .set((column) => ({ event_seq: column('event_seq', '+', events.length) }))
      .where(id, '=', topicId)
      .returning('event_seq')
      .executeTakeFirstOrThrow();
    const rows = events.map((event, index) => ({
      [id]: topicId,
      seq: Number(newest) - events.length + index + 1,
      kind: event.kind,
      [subjectId]: event.subject_id,
      text: event.text ?? null,
      text_offset: event.text_offset ?? null,
      ...(detail === undefined ? {} : { [detail]: event.detail ?? null }),
    }));
    await any.insertInto(table).values(rows).execute();
  }

  async read(db: Queries, topicId: string, after: number, limit: number): Promise<LoggedEvent<Kind, Detail>[]> {
    const { detail, events: table, subjectId, topicId: id } = this.#tables;
    const { rows } = await sql<LoggedEvent<Kind, Detail>>`
      select seq, kind, ${sql.ref(subjectId)} as subject_id, ${detail === undefined ? sql`null` : sql.ref(detail)} as detail,
        text_offset, text
      from ${sql.table(table)} where ${sql.ref(id)} = ${topicId} and seq > ${after}
      order by seq limit ${limit}
    `.execute(db);
    return rows;
  }

  async newest(db: Queries, topicIds: readonly string[]): Promise<Map<string, number>> {
    const { topicId: id, topics } = this.#tables;
    const { rows } = await sql<{ topic_id: string; event_seq: number }>`
      select ${sql.ref(id)} as topic_id, event_seq from ${sql.table(topics)}
      where ${sql.ref(id)} in (${sql.join(topicIds)})
    `.execute(db);
    return new Map(rows.map((row) => [row.topic_id, row.event_seq]));
  }

  /** The number before the first event about something. */
  async startOf(db: Queries, topicId: string, aboutId: string): Promise<number | undefined> {
    const { events: table, subjectId, topicId: id } = this.#tables;
    const { rows } = await sql<{ first: number | null }>`
      select min(seq) as first from ${sql.table(table)}
      where ${sql.ref(id)} = ${topicId} and ${sql.ref(subjectId)} = ${aboutId}
    `.execute(db);
    const first = rows[0]?.first ?? undefined;
    return first === undefined ? undefined : first - 1;
  }

  /** Whether later events were deleted (`sweep`). */
  async hasLost(db: Queries, topicId: string, after: number): Promise<boolean> {
    const { events: table, topicId: id } = this.#tables;
    const { rows } = await sql<{ oldest: number | null }>`
      select min(seq) as oldest from ${sql.table(table)} where ${sql.ref(id)} = ${topicId}
    `.execute(db);
    return (rows[0]?.oldest ?? 0) > after + 1;
  }

  /**
   * Deletes what no client needs: all but the newest thousand events of a topic, and all but one of a topic unused
   * since `restingSince` (epoch ms). Clients that ask for them are reset. Returns the last topic, undefined at the end
   * of the walk.
   */
  async sweep(db: Queries, { after, limit }: TopicWalk, restingSince: number): Promise<string | undefined> {
    const { events: table, topicId: id, topics } = this.#tables;
    const { rows } = await sql<{ topic_id: string; event_seq: number; updated_at: number }>`
      select ${sql.ref(id)} as topic_id, event_seq, updated_at from ${sql.table(topics)}
      where ${sql.ref(id)} > ${after} order by ${sql.ref(id)} limit ${limit}
    `.execute(db);
    for (const { event_seq: newest, topic_id: topicId, updated_at: usedAt } of rows) {
      const kept = usedAt < restingSince ? 1 : MOST_KEPT_EVENTS;
      if (newest <= kept) continue;
      await db
        .withTables<AnyTables>()
        .deleteFrom(table)
        .where(id, '=', topicId)
        .where('seq', '<=', newest - kept)
        .execute();
    }
    return rows.length < limit ? undefined : rows.at(-1)?.topic_id;
  }

  /** Appends text to a message and its events; false when it is no longer being written. */
  async appendText(
    trx: Trx,
    { messageId, topicId }: { topicId: string; messageId: string },
    offset: number,
    text: string,
  ): Promise<boolean> {
    const { messages, textKind } = this.#tables;
    await this.append(trx, topicId, [{ kind: textKind, subject_id: messageId, text_offset: offset, text }]);
    const updated = await trx
      .withTables<AnyTables>()
      .updateTable(messages)
      .set((column) => ({ text: column(column.ref('text'), '||', text) }))
      .where('message_id', '=', messageId)
      .where('status', '=', 'streaming')
      .returning('message_id')
      .executeTakeFirst();
    return updated !== undefined;
  }

  /** Removes the text events of a message that has ended: the message holds the text now. */
  async deleteText(trx: Trx, topicId: string, messageId: string): Promise<void> {
    const { events: table, subjectId, textKind, topicId: id } = this.#tables;
    await trx
      .withTables<AnyTables>()
      .deleteFrom(table)
      .where(id, '=', topicId)
      .where(subjectId, '=', messageId)
      .where('kind', '=', textKind)
      .execute();
  }
}
