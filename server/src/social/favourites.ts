import type { Logger } from 'pino';
import type { Favourite, FavouriteIds, FavouritePage } from '../contract/validators.ts';
import type { Caller } from '../http/caller.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { forgetInteraction } from '../history/interactions.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import { addToCount } from './engagement-store.ts';
import {
  deleteFavourite,
  findAllFavourites,
  findFavourites,
  insertFavourite,
  listOf,
  type FavouriteRequest,
} from './favourite-store.ts';
import type { FavouriteRow } from './tables.ts';

export const MOST_FAVOURITES = 500;

interface FavouriteDeps {
  database: Database;
  log: Logger;
  explore: Explore;
}

export class Favourites {
  readonly #deps: FavouriteDeps;

  constructor(deps: FavouriteDeps) {
    this.#deps = deps;
  }

  /** Newest first, without what the view hides. */
  async list({ ownerId, view }: Caller, request: FavouriteRequest): Promise<FavouritePage> {
    const { database, explore, log } = this.#deps;
    const rows = await findFavourites(database.db, ownerId, request);
    const page = cutPage(rows, request.limit, listOf(ownerId, request), (row) => [
      row.created_at,
      row.subject_id,
      row.subject_kind,
    ]);
    const characters = await explore.characterCards(view, idsOf(page.items, 'character'));
    const stories = await explore.storyCards(view, idsOf(page.items, 'story'));
    const characterOf = new Map(characters.map((card) => [card.characterId, card]));
    const storyOf = new Map(stories.map((card) => [card.storyId, card]));
    const show = (row: (typeof rows)[number]): Favourite[] => {
      const at = new Date(row.created_at).toISOString();
      const [character, story] = [characterOf.get(row.subject_id), storyOf.get(row.subject_id)];
      if (row.subject_kind === 'character')
        return character === undefined ? [] : [{ kind: 'character', character, at }];
      return story === undefined ? [] : [{ kind: 'story', story, at }];
    };
    const items = showRows(log, { table: 'favourites', rows: page.items, idOf: (row) => row.subject_id, show });
    return { items, nextCursor: page.nextCursor };
  }

  async ids({ ownerId }: Pick<Caller, 'ownerId'>): Promise<FavouriteIds> {
    const found = await findFavourites(this.#deps.database.db, ownerId, { limit: MOST_FAVOURITES });
    const rows = found.slice(0, MOST_FAVOURITES);
    return { characterIds: idsOf(rows, 'character'), storyIds: idsOf(rows, 'story') };
  }
}

/** Moves a guest's favourites; from then on they count as likes. */
export async function mergeGuestFavourites(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  const rows = await findAllFavourites(trx, deviceId);
  for (const row of rows) {
    const subject = { kind: row.subject_kind, id: row.subject_id };
    await deleteFavourite(trx, subject, deviceId);
    if (await insertFavourite(trx, { ...row, owner_id: accountId })) await addToCount(trx, subject, 'like_count', 1);
    // The account has the line.
    else await forgetInteraction(trx, { ownerId: deviceId, kind: 'favourite', target: subject });
  }
}

function idsOf(rows: readonly FavouriteRow[], kind: FavouriteRow['subject_kind']): string[] {
  return rows.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);
}
