import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

// Each step changes the depth, so that a damaged row which is its own ancestor ends a path and not the database.

/** A message and its ancestors, oldest first. */
export async function findPathUp(db: Queries, chatId: string, messageId: string, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive path (message_id, parent_id, depth, steps) as (
      select message_id, parent_id, depth, 1 from messages where message_id = ${messageId} and chat_id = ${chatId}
      union all
      select m.message_id, m.parent_id, m.depth, p.steps + 1
      from messages m join path p on m.message_id = p.parent_id
      where m.depth < p.depth and p.steps < cast(${most} as integer)
    )
    select m.* from path p join messages m on m.message_id = p.message_id order by m.depth
  `.execute(db);
  return rows;
}

/** The messages from one to the path's end (`leafId`), oldest first; none when it is not on the path. */
export async function findPathDown(
  db: Queries,
  leafId: string,
  from: Pick<MessageRow, 'message_id' | 'depth' | 'chat_id'>,
  most: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive path (message_id, parent_id, depth) as (
      select message_id, parent_id, depth from messages
      where message_id = ${leafId} and chat_id = ${from.chat_id} and depth > cast(${from.depth} as integer)
      union all
      select m.message_id, m.parent_id, m.depth
      from messages m join path p on m.message_id = p.parent_id
      where m.depth < p.depth and m.depth > cast(${from.depth} as integer)
    )
    select m.* from path p join messages m on m.message_id = p.message_id
    where m.depth <= cast(${from.depth + most} as integer) order by m.depth
  `.execute(db);
  return rows[0]?.parent_id === from.message_id ? rows : [];
}

/** A path's messages deeper than `after`, down to `until`, oldest first. */
export async function findPathBetween(
  db: Queries,
  { active_message_id: leafId, chat_id: chatId }: Pick<ChatRow, 'active_message_id' | 'chat_id'>,
  { after, most, until }: { after: number; until: number; most: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive path (message_id, parent_id, depth) as (
      select message_id, parent_id, depth from messages where message_id = ${leafId} and chat_id = ${chatId}
      union all
      select m.message_id, m.parent_id, m.depth
      from messages m join path p on m.message_id = p.parent_id
      where m.depth < p.depth and m.depth > cast(${after} as integer)
    )
    select m.* from path p join messages m on m.message_id = p.message_id
    where m.depth > cast(${after} as integer) and m.depth <= cast(${until} as integer)
    order by m.depth limit ${most}
  `.execute(db);
  return rows;
}

/** A path's visible messages by id, oldest first, with their wording. */
export type LivingMessages = ReadonlyMap<string, string>;

export const wordingOf = ({ edit_hash: edit, message_id: id }: Pick<MessageRow, 'edit_hash' | 'message_id'>): string =>
  edit === null ? id : `${id}:${edit}`;

export async function findLiving(db: Queries, chatId: string, leafId: string): Promise<LivingMessages> {
  const { rows } = await sql<{ message_id: string; hidden: number; edit_hash: string | null }>`
    with recursive path (message_id, parent_id, hidden, depth, edit_hash) as (
      select message_id, parent_id, hidden, depth, edit_hash from messages
      where message_id = ${leafId} and chat_id = ${chatId}
      union all
      select m.message_id, m.parent_id, m.hidden, m.depth, m.edit_hash
      from messages m join path p on m.message_id = p.parent_id
      where m.depth < p.depth
    )
    select message_id, hidden, edit_hash from path order by depth
  `.execute(db);
  const living = rows.filter((row) => row.hidden === 0);
  return new Map(living.map((row) => [row.message_id, wordingOf(row)]));
}

export async function findNewestLeaf(db: Queries, messageId: string): Promise<string> {
  const { rows } = await sql<{ message_id: string }>`
    with recursive branch (message_id, ordinal, depth) as (
      select message_id, ordinal, depth from messages where message_id = ${messageId}
      union all
      select m.message_id, m.ordinal, m.depth from messages m
      join branch b on m.parent_id = b.message_id
      where m.depth > b.depth and m.chat_id = (select chat_id from messages where message_id = ${messageId})
    )
    select message_id from branch order by ordinal desc limit 1
  `.execute(db);
  return rows[0]?.message_id ?? messageId;
}
