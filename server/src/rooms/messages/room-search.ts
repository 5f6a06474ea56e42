import type { Caller } from '../../http/caller.ts';
import type { RoomMessagePage } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts';
import { requireMember } from '../access/access.ts';
import { findReadable } from '../store/message-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { showMessages } from '../show/show-messages.ts';
import type { RoomMessageRow } from '../tables.ts';

/** Per request; its cursor leads on. */
const LOOKED_THROUGH = 2_000;

interface SearchRequest {
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Searches rooms, which are small: text is folded when read. */
export class RoomSearch {
  readonly #deps: RoomDeps;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND, VALIDATION_FAILED for a cursor of another search. */
  async find(caller: Caller, roomId: string, { q = '', cursor, limit }: SearchRequest): Promise<RoomMessagePage> {
    const { db } = this.#deps.database;
    await requireMember(db, caller, roomId);
    const list = { list: 'found-room-messages', roomId, q };
    const [before] = cursor === undefined ? [] : decodeCursor(list, cursor);
    if (typeof before === 'string') {
      throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this search', { field: 'cursor' });
    }
    const words = normalizeForSearch(q).split(' ').filter(Boolean);
    const rows = words.length === 0 ? [] : await findReadable(db, roomId, LOOKED_THROUGH, before);
    const found: RoomMessageRow[] = [];
    let last: RoomMessageRow | undefined;
    for (const row of rows) {
      if (found.length === limit) break;
      last = row;
      const text = normalizeForSearch(row.text);
      if (words.every((word) => text.includes(word))) found.push(row);
    }
    const isWhole = last === undefined || (last === rows.at(-1) && rows.length < LOOKED_THROUGH);
    return {
      items: await showMessages(db, this.#deps, found, caller.ownerId),
      nextCursor: isWhole || last === undefined ? null : encodeCursor(list, [last.ordinal]),
    };
  }
}
