import type { Brand } from '../config/config.ts';
import type { Hero, Home, Shelf } from '../contract/validators.ts';
import { ShelfId } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { utcDayNumber } from '../lib/utc-day.ts';
import { scenePictures } from '../media/art/pictures.ts';
import { inOrder, type Explore } from './explore.ts';
import { findHeroIds, findShelfItems } from './home-store.ts';
import type { ShelfItemRow } from './tables.ts';
import type { View } from '../http/view.ts';

const CAST_SHOWN = 3;

export interface HomeDeps {
  database: Database;
  clock: Clock;
  brand: Brand;
  explore: Explore;
}

/** The explore page: the hero, which changes with the UTC day, shelves and tags. */
export async function readHome(deps: HomeDeps, view: View): Promise<Home> {
  const [hero, shelves, tags] = await Promise.all([
    readHero(deps, view),
    readShelves(deps, view),
    deps.explore.listTags(view),
  ]);
  return { hero, shelves, tags };
}

async function readHero({ brand, clock, database, explore }: HomeDeps, view: View): Promise<Hero> {
  const candidates = await explore.storyCards(view, await findHeroIds(database.db));
  const card = candidates[utcDayNumber(clock.now()) % Math.max(candidates.length, 1)];
  if (card === undefined) throw new AppError('UNAVAILABLE', 'The library is still empty');
  const { synopsis, cast } = await explore.getStory(view, card.storyId);
  return { story: card, synopsis, cast: cast.slice(0, CAST_SHOWN), scene: scenePictures(card.storyId, brand) };
}

async function readShelves({ database, explore }: HomeDeps, view: View): Promise<Shelf[]> {
  const rows = await findShelfItems(database.db);
  const idsOf = (kind: ShelfItemRow['item_kind'], items: readonly ShelfItemRow[]) =>
    items.filter((item) => item.item_kind === kind).map((item) => item.item_id);
  const characters = await explore.characterCards(view, [...new Set(idsOf('characters', rows))]);
  const stories = await explore.storyCards(view, [...new Set(idsOf('stories', rows))]);
  const byId = {
    characters: new Map(characters.map((card) => [card.characterId, card])),
    stories: new Map(stories.map((card) => [card.storyId, card])),
  };
  const shelves = [...Map.groupBy(rows, (row) => row.shelf_id)].map(([id, items]): Shelf => {
    const shelfId = ShelfId.parse(id);
    return items[0]?.item_kind === 'characters'
      ? { shelfId, kind: 'characters', items: inOrder(idsOf('characters', items), byId.characters) }
      : { shelfId, kind: 'stories', items: inOrder(idsOf('stories', items), byId.stories) };
  });
  return shelves.filter((shelf) => shelf.items.length > 0);
}
