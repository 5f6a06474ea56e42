import { sql } from 'kysely';
import type { PublicLogKind } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { cutPage, onePage } from '../lists/keyset.ts';
import type { TreeNode } from './merkle-tree.ts';
import type { PublicLogEntryRow } from './tables.ts';

/** Lets one writer at a time go on from the size that it returns. */
export async function lockSize(trx: Trx): Promise<number> {
  const { size } = await trx
    .updateTable('public_log_size')
    .set((column) => ({ size: column.ref('size') }))
    .returning('size')
    .executeTakeFirstOrThrow();
  return size;
}

/** How many entries there are. */
export async function readSize(db: Queries): Promise<number> {
  const { size } = await db.selectFrom('public_log_size').select('size').executeTakeFirstOrThrow();
  return size;
}

/** Adds an entry and the nodes that it completes; the size is locked. */
export async function insertEntry(trx: Trx, row: PublicLogEntryRow, nodes: readonly TreeNode[]): Promise<void> {
  await trx.insertInto('public_log_entries').values(row).execute();
  if (nodes.length > 0) {
    await trx
      .insertInto('public_log_nodes')
      .values([...nodes])
      .execute();
  }
  await trx.updateTable('public_log_size').set({ size: row.entry_number }).execute();
}

/** The hash of a complete subtree; throws where it is not complete yet. */
export async function readNode(db: Queries, level: number, position: number): Promise<string> {
  const { hash } =
    level === 0
      ? await db
          .selectFrom('public_log_entries')
          .select('hash')
          .where('entry_number', '=', position + 1)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('public_log_nodes')
          .select('hash')
          .where('level', '=', level)
          .where('position', '=', position)
          .executeTakeFirstOrThrow();
  return hash;
}

export async function findEntry(db: Queries, entryNumber: number): Promise<PublicLogEntryRow | undefined> {
  return db.selectFrom('public_log_entries').selectAll().where('entry_number', '=', entryNumber).executeTakeFirst();
}

/** Entries of a kind, the newest first. */
export async function newestOf(db: Queries, kind: PublicLogKind, limit: number): Promise<PublicLogEntryRow[]> {
  return db
    .selectFrom('public_log_entries')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('entry_number', 'desc')
    .limit(limit)
    .execute();
}

/** The entries after a number, the oldest first. */
export async function entriesAfter(db: Queries, after: number, limit: number): Promise<PublicLogEntryRow[]> {
  return db
    .selectFrom('public_log_entries')
    .selectAll()
    .where('entry_number', '>', after)
    .orderBy('entry_number')
    .limit(limit)
    .execute();
}

/** How many entries there are of every kind that has some. */
export async function countKinds(db: Queries): Promise<{ kind: PublicLogKind; count: number }[]> {
  return db
    .selectFrom('public_log_entries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

export interface EntryFilter {
  kind: PublicLogKind | undefined;
  /** Epoch ms: from, and before. */
  recorded: readonly [number, number] | undefined;
  /** Patterns of `like`, all required. */
  words: readonly string[];
  /** The beginning of a hash, lower case. */
  hash: string | undefined;
}

/** A page of entries, the newest first. Throws VALIDATION_FAILED for another list's cursor. */
export async function listEntries(
  db: Queries,
  filter: EntryFilter,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: PublicLogEntryRow[]; nextCursor: string | null }> {
  let query = db.selectFrom('public_log_entries').selectAll();
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.recorded !== undefined) {
    const [from, before] = filter.recorded;
    query = query.where('recorded_at', '>=', from).where('recorded_at', '<', before);
  }
  for (const pattern of filter.words) query = query.where(sql<boolean>`words like ${pattern} escape '\\'`);
  if (filter.hash !== undefined) {
    query = query.where('hash', '>=', filter.hash).where('hash', '<=', filter.hash.padEnd(64, 'f'));
  }
  const list = { list: 'public-log', ...filter };
  const order = [{ column: 'entry_number', direction: 'desc', type: 'number' }] as const;
  const rows = await onePage(query, { ...page, list, order }).execute();
  return cutPage(rows, page.limit, list, ({ entry_number: number }) => [number]);
}
