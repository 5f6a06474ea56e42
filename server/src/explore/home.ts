import type { Brand } from '../config/config.ts';
import type { Hero, Home, Shelf } from '../contract/validators.ts';
import { ShelfId } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { utcDayNumber } from '../lib/utc-day.ts';
import { scenePictures } from '../media/art/pictures.ts';
import type { Explore } from './explore.ts';
import type { ShelfItemRow } from './tables.ts';
import type { View } from './view.ts';

const CAST_SHOWN = 3;

export interface HomeParts {
  database: Database;
  clock: Clock;
  brand: Brand;
  explore: Explore;
}

/** The explore page: the tale of the night, which turns with the UTC day, then the shelves and the tags. */
export async function readHome(parts: HomeParts, view: View): Promise<Home> {
  const [hero, shelves, tags] = await Promise.all([
    readHero(parts, view),
    readShelves(parts, view),
    parts.explore.listTags(view),
  ]);
  return { hero, shelves, tags };
}

async function readHero({ brand, clock, database, explore }: HomeParts, view: View): Promise<Hero> {
  const rows = await database.db.selectFrom('hero_stories').select('story_id').orderBy('position').execute();
  const ids = rows.map((row) => row.story_id);
  const candidates = await explore.storyCards(view, ids);
  const card = candidates[utcDayNumber(clock.now()) % Math.max(candidates.length, 1)];
  if (card === undefined) throw new AppError('UNAVAILABLE', 'The library is still empty');
  const { synopsis, cast } = await explore.getStory(view, card.storyId);
  return { story: card, synopsis, cast: cast.slice(0, CAST_SHOWN), scene: scenePictures(card.storyId, brand) };
}

async function readShelves({ database, explore }: HomeParts, view: View): Promise<Shelf[]> {
  const rows = await database.db
    .selectFrom('shelf_items')
    .selectAll()
    .orderBy('shelf_position')
    .orderBy('position')
    .execute();
  const shelves: Shelf[] = [];
  for (const [shelfId, items] of Map.groupBy(rows, (row) => row.shelf_id)) {
    const shelf = await readShelf(explore, view, ShelfId.parse(shelfId), items);
    if (shelf.items.length > 0) shelves.push(shelf);
  }
  return shelves;
}

async function readShelf(explore: Explore, view: View, shelfId: ShelfId, items: ShelfItemRow[]): Promise<Shelf> {
  const ids = items.map((item) => item.item_id);
  return items[0]?.item_kind === 'characters'
    ? { shelfId, kind: 'characters', items: await explore.characterCards(view, ids) }
    : { shelfId, kind: 'stories', items: await explore.storyCards(view, ids) };
}
