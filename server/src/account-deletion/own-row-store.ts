import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';

/** Rows of one table that belong to an account and to it alone. */
interface OwnRows {
  table: keyof Tables;
  of: (accountId: string) => RawBuilder<boolean>;
}

const byColumn =
  (column: string): OwnRows['of'] =>
  (accountId) =>
    sql<boolean>`${sql.ref(column)} = ${accountId}`;

const byDraft: OwnRows['of'] = (accountId) =>
  sql<boolean>`draft_id in (select draft_id from character_drafts where owner_id = ${accountId})`;

/** In an order in which no row is erased before what refers to it. */
const OWN_ROWS: readonly OwnRows[] = [
  { table: 'card_test_questions', of: byDraft },
  { table: 'card_test_reports', of: byDraft },
  { table: 'draft_lore_entries', of: byDraft },
  { table: 'preview_replies', of: byColumn('owner_id') },
  {
    table: 'preview_counts',
    of: (accountId) => sql<boolean>`holder = ${`owner:${accountId}`} or holder in
      (select 'draft:' || draft_id from character_drafts where owner_id = ${accountId})`,
  },
  { table: 'draft_suggestions', of: byColumn('owner_id') },
  { table: 'character_drafts', of: byColumn('owner_id') },
  { table: 'story_drafts', of: byColumn('owner_id') },
  { table: 'funny_results', of: byColumn('owner_id') },
  { table: 'recordings', of: byColumn('owner_id') },
  { table: 'generations', of: byColumn('owner_id') },
  { table: 'interactions', of: byColumn('owner_id') },
  { table: 'lora_favourites', of: byColumn('owner_id') },
  {
    table: 'picture_generation_events',
    of: (accountId) =>
      sql<boolean>`generation_id in (select generation_id from picture_generations where owner_id = ${accountId})`,
  },
  { table: 'pictures', of: byColumn('owner_id') },
  { table: 'picture_generations', of: byColumn('owner_id') },
  { table: 'personas', of: byColumn('owner_id') },
  {
    table: 'message_images',
    of: (accountId) => sql<boolean>`image_id in (select image_id from images where owner_id = ${accountId})`,
  },
  { table: 'images', of: byColumn('owner_id') },
  {
    table: 'told_stories',
    of: (accountId) =>
      sql<boolean>`owner_id = ${accountId} and not exists
        (select 1 from stories s where s.story_id = told_stories.story_id)`,
  },
  { table: 'story_readers', of: byColumn('reader_id') },
  { table: 'story_share_readers', of: byColumn('reader_id') },
  { table: 'reports', of: byColumn('reporter_id') },
  {
    table: 'creator_follows',
    of: (accountId) => sql<boolean>`account_id = ${accountId} or creator_id = ${accountId}`,
  },
  {
    table: 'collection_entries',
    of: (accountId) =>
      sql<boolean>`collection_id in (select collection_id from collections where account_id = ${accountId})`,
  },
  { table: 'collections', of: byColumn('account_id') },
  { table: 'proposal_endorsements', of: byColumn('account_id') },
  { table: 'proposal_voters', of: byColumn('account_id') },
  { table: 'notification_settings', of: byColumn('account_id') },
  { table: 'weekly_mails', of: byColumn('account_id') },
  { table: 'push_subscriptions', of: byColumn('account_id') },
  { table: 'notifications', of: byColumn('account_id') },
  { table: 'notifications_read', of: byColumn('account_id') },
  { table: 'feed_seen', of: byColumn('account_id') },
  { table: 'bench_scores', of: byColumn('account_id') },
  { table: 'daily_claims', of: byColumn('account_id') },
  { table: 'daily_offers', of: byColumn('account_id') },
  { table: 'cart_lines', of: byColumn('owner_id') },
  { table: 'carts', of: byColumn('owner_id') },
  { table: 'owned_bundles', of: byColumn('account_id') },
  { table: 'owned_products', of: byColumn('account_id') },
  { table: 'worn_products', of: byColumn('account_id') },
  { table: 'guest_gift_moves', of: byColumn('account_id') },
  { table: 'known_devices', of: byColumn('account_id') },
  { table: 'passwords', of: byColumn('account_id') },
  { table: 'identities', of: byColumn('account_id') },
  { table: 'security_events', of: byColumn('account_id') },
  { table: 'idempotency_keys', of: byColumn('owner_id') },
  { table: 'sessions', of: byColumn('account_id') },
];

/** The tables whose rows `eraseOwnRows` erases. */
export const OWN_TABLES: ReadonlySet<keyof Tables> = new Set(OWN_ROWS.map(({ table }) => table));

/** Erases rows that belong to the account alone, at most `limit` of each table; returns how many. */
export async function eraseOwnRows(database: Database, accountId: string, limit: number): Promise<number> {
  let erased = 0;
  for (const { of, table } of OWN_ROWS) {
    const mine = of(accountId);
    const found = await sql`select 1 from ${sql.table(table)} where ${mine} limit 1`.execute(database.db);
    if (found.rows.length === 0) continue;
    erased += await inTransaction(database, async (trx) => {
      const some =
        database.kind === 'postgres'
          ? sql<boolean>`ctid = any(array(select ctid from ${sql.table(table)} where ${mine} limit ${sql.lit(limit)}))`
          : sql<boolean>`rowid in (select rowid from ${sql.table(table)} where ${mine} limit ${sql.lit(limit)})`;
      const { numDeletedRows } = await trx.deleteFrom(table).where(some).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
  return erased;
}
