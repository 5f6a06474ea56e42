import type { Logger } from 'pino';
import { ChatMessage, MessageRole, MessageStatus, PortraitExpression } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { showRows } from '../../lists/show-rows.ts';
import { secondsUntil } from '../../lib/seconds-until.ts';
import type { Points } from '../../points/points.ts';
import { findImagesOf } from '../images/image-store.ts';
import { showImage } from '../images/images.ts';
import { ledgerReference } from '../ledger-reference.ts';
import { findReplies, findSiblings } from '../store/message-store.ts';
import type { MessageRow, ReplyRow } from '../tables.ts';

const { failure: Failure, note: Note } = ChatMessage.shape;

export async function showMessages(
  db: Queries,
  { clock, log, points }: { clock: Clock; log: Logger; points: Points },
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const siblings = await findSiblings(db, first.chat_id, [...new Set(rows.map((row) => row.parent_id))]);
  const byParent = Map.groupBy(siblings, (row) => row.parent_id);
  const spoken = rows.filter((row) => row.role === 'character').map((row) => row.message_id);
  const replies = new Map((await findReplies(db, spoken)).map((reply) => [reply.message_id, reply]));
  const images = await findImagesOf(
    db,
    rows.filter((row) => row.role === 'visitor').map((row) => row.message_id),
  );
  const paid = [...replies.values()].filter((reply) => reply.reservation_id !== null);
  const entries = await points.entryIds(
    db,
    paid.map((reply) => ledgerReference(reply.message_id)),
  );
  const show = (row: MessageRow): ChatMessage => {
    const reply = replies.get(row.message_id);
    return {
      messageId: row.message_id,
      parentId: row.parent_id,
      role: MessageRole.parse(row.role),
      text: row.text,
      images: images.get(row.message_id)?.map(showImage) ?? [],
      status: MessageStatus.parse(row.status),
      failure: Failure.parse(row.failure),
      truncated: row.truncated === 1,
      retryAfterSeconds: secondsUntil(row.retry_at, clock.now()),
      siblingIds: byParent.get(row.parent_id)?.map((sibling) => sibling.message_id) ?? [row.message_id],
      crisis: row.crisis === 1,
      hidden: row.hidden === 1,
      erased: row.erased === 1,
      edited: row.edit_hash !== null,
      pinned: row.pinned === 1,
      branchName: row.branch_name,
      ...(row.speaker === null ? {} : { speaker: row.speaker }),
      ...(row.note === null ? {} : { note: Note.parse(row.note) }),
      ...(row.mood === null ? {} : { mood: PortraitExpression.parse(row.mood) }),
      charge: reply === undefined ? null : chargeOf(reply, entries),
      createdAt: new Date(row.created_at).toISOString(),
    };
  };
  return showRows(log, { table: 'messages', rows, idOf: (row) => row.message_id, show });
}

function chargeOf(reply: ReplyRow, entries: ReadonlyMap<string, string[]>): ChatMessage['charge'] {
  if (reply.charged === null) return null;
  return { points: reply.charged, entryIds: entries.get(ledgerReference(reply.message_id)) ?? [] };
}
