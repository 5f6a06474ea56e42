import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A list of what an account has, which becomes one JSON file. */
export interface RecordList {
  file: string;
  /** For `README.txt`. */
  about: string;
  table: string;
  columns: readonly string[];
  /** Columns that hold JSON. */
  json?: readonly string[];
  /** Columns with a time in epoch ms, shown as RFC 3339. */
  times?: readonly string[];
  /** The column that names the account, or a condition on the rows. */
  of: string;
  through?: { column: string; table: string };
  /** Unique within the account. */
  order: readonly string[];
}

/** Rows of a list after the first `offset`, in a stable order. */
export async function readRecords(
  db: Queries,
  list: RecordList,
  accountId: string,
  { limit, offset }: { offset: number; limit: number },
): Promise<Row[]> {
  const columns = sql.join(list.columns.map((column) => sql.ref(column)));
  const order = sql.join(list.order.map((column) => sql.ref(column)));
  const { through } = list;
  const mine =
    through === undefined
      ? sql`${sql.ref(list.of)} = ${accountId}`
      : sql`${sql.ref(through.column)} in
          (select ${sql.ref(through.column)} from ${sql.table(through.table)} where ${sql.ref(list.of)} = ${accountId})`;
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(list.table)} where ${mine}
    order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db);
  return rows;
}

/** Chats that are not deleted, the newest first. */
export async function findChats(db: Queries, ownerId: string, most: number) {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
}

/** Own characters with the file of their card. */
export async function findCards(db: Queries, ownerId: string, most: number) {
  return db
    .selectFrom('characters as c')
    .innerJoin('character_cards as k', 'k.character_id', 'c.character_id')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select(['c.character_id', 't.name', 'k.file_id'])
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.created_at')
    .limit(most)
    .execute();
}

/** Own stories with the newest version of their files. */
export async function findStories(db: Queries, ownerId: string, most: number) {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select(['s.story_id', 't.title', 't.tagline', 't.synopsis', 's.language', 's.kind', 's.visibility'])
    .select((select) =>
      select
        .selectFrom('story_versions as v')
        .select('v.file_id')
        .whereRef('v.story_id', '=', 's.story_id')
        .orderBy('v.number', 'desc')
        .limit(1)
        .as('file_id'),
    )
    .where('s.owner_id', '=', ownerId)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.created_at')
    .limit(most)
    .execute();
}

/** Files that count for the account. */
export async function findFiles(db: Queries, ownerId: string, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('kept_files')
    .select(['file_key', 'bytes', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(limit)
    .execute();
}
