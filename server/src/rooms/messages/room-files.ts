import type { Caller } from '../../http/caller.ts';
import { fileName, markdownOf, type Said, textOf } from '../../chats/transfer/prose.ts';
import { requireMember } from '../access/access.ts';
import { findBetween } from '../store/message-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import type { RoomMessageRow, RoomRow } from '../tables.ts';

const MOST_MESSAGES = 100_000;
const LAST_ORDINAL = 2_147_483_647;

type Writer = (room: Pick<RoomRow, 'title' | 'created_at'>, rows: readonly RoomMessageRow[]) => string;

const FORMATS = {
  jsonl: { type: 'application/jsonl', ending: 'jsonl', write: writeJsonl },
  markdown: { type: 'text/markdown', ending: 'md', write: ({ title }, rows) => markdownOf(title, saidIn(rows)) },
  text: { type: 'text/plain', ending: 'txt', write: ({ title }, rows) => textOf(title, saidIn(rows)) },
} as const satisfies Record<string, { type: string; ending: string; write: Writer }>;

export class RoomFiles {
  readonly #deps: Pick<RoomDeps, 'database'>;

  constructor(deps: Pick<RoomDeps, 'database'>) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND for others than members. */
  async export(caller: Caller, roomId: string, format: keyof typeof FORMATS = 'jsonl') {
    const { db } = this.#deps.database;
    const { room } = await requireMember(db, caller, roomId);
    const rows = await findBetween(db, roomId, { after: -1, until: LAST_ORDINAL, most: MOST_MESSAGES });
    const { ending, type, write } = FORMATS[format];
    return { type, name: fileName(room.title, room.created_at, ending), content: write(room, rows) };
  }
}

const saidIn = (rows: readonly RoomMessageRow[]): Said[] =>
  rows.map((row) => ({ speaker: row.speaker_name, at: row.created_at, text: row.text }));

function writeJsonl(room: Pick<RoomRow, 'title' | 'created_at'>, rows: readonly RoomMessageRow[]): string {
  const host = rows.find((row) => row.kind === 'member')?.speaker_name ?? room.title;
  const header = {
    user_name: host,
    character_name: room.title,
    create_date: new Date(room.created_at).toISOString(),
    chat_metadata: {},
  };
  const lines = rows.map((row) => ({
    name: row.speaker_name,
    is_user: row.kind === 'member',
    is_system: false,
    send_date: new Date(row.created_at).toISOString(),
    mes: row.text,
    extra: {},
  }));
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}
