import type { Queries } from '../db/database.ts';
import type { ShelfItemRow } from './tables.ts';

export async function findHeroIds(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('hero_stories').select('story_id').orderBy('position').execute();
  return rows.map((row) => row.story_id);
}

export async function findShelfItems(db: Queries): Promise<ShelfItemRow[]> {
  return db.selectFrom('shelf_items').selectAll().orderBy('shelf_position').orderBy('position').execute();
}
