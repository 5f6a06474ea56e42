import type { Queries } from '../../db/database.ts';
import { finishedSentences } from '../../prompt/last-sentence.ts';
import { findBetween, findNewest, findReadable } from '../store/message-store.ts';
import type { RoomLine } from './room-prompt.ts';
import type { RoomMessageRow } from '../tables.ts';

/** More never fits. */
const MOST_MESSAGES = 300;

export async function readHistory(db: Queries, roomId: string, before: number): Promise<RoomLine[]> {
  return toLines((await findNewest(db, roomId, MOST_MESSAGES, before)).toReversed());
}

/** Between two places, oldest first. */
export async function readBetween(
  db: Queries,
  roomId: string,
  range: { after: number; until: number; most: number },
): Promise<RoomLine[]> {
  return toLines(await findBetween(db, roomId, range));
}

/** The newest before a place, oldest first. */
export async function readEarlier(
  db: Queries,
  roomId: string,
  { before, most }: { before: number; most: number },
): Promise<RoomLine[]> {
  return toLines((await findReadable(db, roomId, most, before)).toReversed());
}

/**
 * Messages for an engine, without notices, hidden and empty ones. An unfinished reply ends with its last whole
 * sentence; without one it is left out.
 */
export function toLines(rows: readonly RoomMessageRow[]): RoomLine[] {
  return rows
    .filter((row) => row.kind !== 'notice' && row.hidden === 0 && row.status !== 'streaming')
    .map((row) => ({
      messageId: row.message_id,
      ordinal: row.ordinal,
      characterId: row.character_id,
      speaker: row.speaker_name,
      text: toldText(row),
    }))
    .filter(({ text }) => text.trim() !== '');
}

function toldText({ kind, status, text, truncated }: RoomMessageRow): string {
  if (kind === 'member') return text;
  if (status === 'stopped' || status === 'failed') return finishedSentences(text);
  return truncated === 1 ? finishedSentences(text) || text : text;
}
