import type { Logger } from 'pino';
import { MessageStatus, PortraitExpression, RoomMessage, type RoomAuthor } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { showRows } from '../../lists/show-rows.ts';
import { secondsUntil } from '../../lib/seconds-until.ts';
import type { Points } from '../../points/points.ts';
import { findMembersById } from '../store/member-store.ts';
import { findVersions } from '../store/message-store.ts';
import type { RoomMessageRow, RoomTurnRow } from '../tables.ts';
import { findTurns } from '../store/turn-store.ts';

export function ledgerReference(turnId: string): string {
  return `room-turn:${turnId}`;
}

/** As one person sees them: only they see their own payments and crisis flag. */
export async function showMessages(
  db: Queries,
  { clock, log, points }: { clock: Clock; log: Logger; points: Points },
  rows: readonly RoomMessageRow[],
  viewerId: string,
): Promise<RoomMessage[]> {
  const spoken = rows.filter((row) => row.kind === 'character').map((row) => row.message_id);
  const turns = (await findTurns(db, spoken)).filter((turn) => turn.payer_id === viewerId);
  const turnOf = new Map(turns.map((turn) => [turn.message_id, turn]));
  const entries = await points.entryIds(
    db,
    turns.filter((turn) => turn.reservation_id !== null).map((turn) => ledgerReference(turn.turn_id)),
  );
  const worrying = rows.filter((row) => row.crisis === 1).flatMap((row) => row.member_id ?? []);
  const authors = await findMembersById(db, [...new Set(worrying)]);
  const own = new Set(authors.filter((author) => author.owner_id === viewerId).map((author) => author.member_id));
  const places = [...new Set(rows.flatMap((row) => row.place_id ?? []))];
  const versionsOf = Map.groupBy(await findVersions(db, places), (row) => row.place_id);
  const show = (row: RoomMessageRow): RoomMessage => ({
    messageId: row.message_id,
    author: authorOf(row),
    text: row.hidden === 1 ? '' : row.text,
    status: MessageStatus.parse(row.status),
    failure: RoomMessage.shape.failure.parse(row.failure),
    truncated: row.truncated === 1,
    retryAfterSeconds: secondsUntil(row.retry_at, clock.now()),
    edited: row.edited === 1,
    siblingIds:
      row.place_id === null
        ? [row.message_id]
        : (versionsOf.get(row.place_id)?.map((version) => version.message_id) ?? [row.message_id]),
    hidden: row.hidden === 1,
    crisis: row.crisis === 1 && row.member_id !== null && own.has(row.member_id),
    charge: chargeOf(turnOf.get(row.message_id), entries),
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.mood === null || row.hidden === 1 ? {} : { mood: PortraitExpression.parse(row.mood) }),
  });
  return showRows(log, { table: 'room_messages', rows, idOf: (row) => row.message_id, show });
}

function authorOf(row: RoomMessageRow): RoomAuthor {
  if (row.kind === 'character') {
    return { kind: 'character', characterId: row.character_id ?? '', name: row.speaker_name };
  }
  if (row.kind === 'notice') return { kind: 'notice', notice: row.notice ?? 'opened', displayName: row.speaker_name };
  return { kind: 'member', memberId: row.member_id ?? '', displayName: row.speaker_name };
}

function chargeOf(turn: RoomTurnRow | undefined, entries: ReadonlyMap<string, string[]>): RoomMessage['charge'] {
  if (turn === undefined || turn.charged === null) return null;
  return { points: turn.charged, entryIds: entries.get(ledgerReference(turn.turn_id)) ?? [] };
}
