import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { MessageRow } from './tables.ts';

/** A message and those before it on its path, oldest first. */
export async function findPathUp(db: Queries, chatId: string, messageId: string, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with recursive path (message_id, parent_id, steps) as (
      select message_id, parent_id, 1 from messages where message_id = ${messageId} and chat_id = ${chatId}
      union all
      select m.message_id, m.parent_id, p.steps + 1
      from messages m join path p on m.message_id = p.parent_id
      where p.steps < cast(${most} as integer)
    )
    select m.* from path p join messages m on m.message_id = p.message_id order by m.depth
  `.execute(db);
  return rows;
}

/**
 * The messages between one of a path and the path's end, oldest first; none when the message is not on the path.
 *
 * @param leafId The last message of the path.
 */
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
      where m.depth > cast(${from.depth} as integer)
    )
    select m.* from path p join messages m on m.message_id = p.message_id
    where m.depth <= cast(${from.depth + most} as integer) order by m.depth
  `.execute(db);
  return rows[0]?.parent_id === from.message_id ? rows : [];
}
