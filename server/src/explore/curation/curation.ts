import type { CatalogueEntry } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Locale } from '../../lib/locale.ts';
import { cutPage } from '../../lists/keyset.ts';
import { coverPicture, portraitPicture } from '../../media/art/pictures.ts';
import { noteVisibilityChange } from '../publications.ts';
import { storedPortrait } from '../stored-portrait.ts';
import { storedCover } from '../stored-story-pictures.ts';
import type { SubjectKind } from '../subject-kind.ts';
import type { SubjectName } from '../subjects.ts';
import {
  countPicked,
  deleteGonePicks,
  deleteMark,
  deletePick,
  findCurated,
  findOneCurated,
  insertMark,
  insertPick,
  listOfCuration,
  type CuratedRow,
  type CurationQuery,
} from './curation-store.ts';
import { PICKED } from './picked-shelves.ts';

/** On one shelf of the explore page. */
export const MOST_FEATURED = 12;

/** Without the name of its author. */
export type CuratedEntry = Omit<CatalogueEntry, 'authorName'>;

/** Public works in every content mode, newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listCurated(
  db: Queries,
  locale: Locale,
  query: CurationQuery,
): Promise<{ items: CuratedEntry[]; nextCursor: string | null; featuredCount: number }> {
  const rows = await findCurated(db, locale, query);
  const list = listOfCuration(locale, query);
  const { items, nextCursor } = cutPage(rows, query.limit, list, (row) => [row.listed_at, row.id]);
  return {
    items: items.map((row) => toEntry(query.kind, row)),
    nextCursor,
    featuredCount: await countPicked(db, query.kind),
  };
}

/** Throws NOT_FOUND for what is not public. */
export async function requireCurated(db: Queries, locale: Locale, name: SubjectName): Promise<CuratedEntry> {
  const row = await findOneCurated(db, locale, name);
  if (row === undefined) throw new AppError('NOT_FOUND', `There is no public ${name.kind} ${name.id}`);
  return toEntry(name.kind, row);
}

/** Puts a work before all that is featured. Throws CONFLICT for one that is there, and where there is no room. */
export async function feature(trx: Trx, { id, kind }: SubjectName): Promise<void> {
  // The row of this shelf makes others wait, so that they do not take the same last place.
  await noteVisibilityChange(trx, PICKED[kind].shelf_id);
  await deleteGonePicks(trx, kind);
  if (!(await insertPick(trx, kind, id))) throw new AppError('CONFLICT', `${id} is featured already`);
  if ((await countPicked(trx, kind)) > MOST_FEATURED) {
    throw new AppError('CONFLICT', `At most ${MOST_FEATURED} are featured: stop featuring another one first`);
  }
}

/** Throws CONFLICT for a work that is not featured. */
export async function stopFeaturing(trx: Trx, { id, kind }: SubjectName): Promise<void> {
  await noteVisibilityChange(trx, PICKED[kind].shelf_id);
  if (!(await deletePick(trx, kind, id))) throw new AppError('CONFLICT', `${id} is not featured`);
}

/** Makes a work mature, whatever its author says. Throws CONFLICT for one that is mature. */
export async function markMature(trx: Trx, { id, kind }: SubjectName): Promise<void> {
  if (!(await insertMark(trx, kind, id))) throw new AppError('CONFLICT', `${id} is mature already`);
  await noteVisibilityChange(trx, id);
}

/** Throws CONFLICT without a mark. */
export async function takeMarkBack(trx: Trx, { id, kind }: SubjectName): Promise<void> {
  if (!(await deleteMark(trx, kind, id))) throw new AppError('CONFLICT', `${id} has no mark`);
  await noteVisibilityChange(trx, id);
}

function toEntry(kind: SubjectKind, row: CuratedRow): CuratedEntry {
  return {
    kind,
    entryId: row.id,
    name: row.name,
    picture: PICTURES[kind](row),
    authorId: row.owner_id,
    publishedAt: new Date(row.listed_at).toISOString(),
    featured: row.featured === 1,
    hiddenFor: row.withheld_at === null ? null : (row.withheld_reason ?? 'other'),
    mature: row.mature === 1,
    marked: row.declared_mature !== null,
  };
}

const PICTURES: Record<SubjectKind, (row: CuratedRow) => CatalogueEntry['picture']> = {
  character: ({ color, id, picture_key: key }) =>
    key === null ? portraitPicture(id, color) : storedPortrait(key, color),
  story: ({ color, id, picture_key: key }) => (key === null ? coverPicture(id, color) : storedCover(key, color)),
};
