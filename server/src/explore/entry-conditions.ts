import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { searchPatterns } from '../lib/search-text.ts';
import type { View } from '../http/view.ts';
import type { ListRequest } from './list-request.ts';

export const CHARACTERS = {
  alias: 'c',
  id: 'c.character_id',
  tags: 'character_tags',
  tagged: 'character_id',
  shelved: 'characters',
} as const;
export const STORIES = {
  alias: 's',
  id: 's.story_id',
  tags: 'story_tags',
  tagged: 'story_id',
  shelved: 'stories',
} as const;

type EntryKind = typeof CHARACTERS | typeof STORIES;

const GUEST: View = { locale: 'en-US', mature: false };

/** Whether a view may show an entry by its address: public and not withheld, or the viewer's own. */
export function isOpenTo(view: View, kind: EntryKind): RawBuilder<SqlBool> {
  return isSeenIn(view, kind, sql`('public', 'unlisted')`);
}

/** `isOpenTo` without unlisted entries, for lists and counts. */
export function isListedFor(view: View, kind: EntryKind): RawBuilder<SqlBool> {
  return isSeenIn(view, kind, sql`('public')`);
}

/** Whether guests see a work on lists: one that is not deleted, and not for adults. */
export function isListedForGuests(kind: EntryKind): RawBuilder<SqlBool> {
  const { alias } = kind;
  return sql<SqlBool>`(${isListedFor(GUEST, kind)} and ${sql.ref(`${alias}.mature`)} = 0 and ${sql.ref(`${alias}.deleted_at`)} is null)`;
}

export function isNotWithheldFrom({ viewerId }: View, { alias }: EntryKind): RawBuilder<SqlBool> {
  const open = sql<SqlBool>`${sql.ref(`${alias}.withheld_at`)} is null`;
  if (viewerId === undefined) return open;
  return sql<SqlBool>`(${open} or ${sql.ref(`${alias}.owner_id`)} = ${viewerId})`;
}

function isSeenIn({ viewerId }: View, { alias }: EntryKind, visibilities: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const open = sql<SqlBool>`(${sql.ref(`${alias}.visibility`)} in ${visibilities} and ${sql.ref(`${alias}.withheld_at`)} is null)`;
  if (viewerId === undefined) return open;
  return sql<SqlBool>`(${open} or ${sql.ref(`${alias}.owner_id`)} = ${viewerId})`;
}

export function isAskedFor({ q, include, exclude, shelf }: ListRequest, kind: EntryKind): RawBuilder<SqlBool> {
  const conditions = [
    ...searchPatterns(q ?? '').map((pattern) => sql<SqlBool>`t.search_text like ${pattern} escape '\\'`),
    ...(include ?? []).map((tagId) => carries(kind, tagId)),
    ...(exclude ?? []).map((tagId) => sql<SqlBool>`not ${carries(kind, tagId)}`),
    ...(shelf === undefined ? [] : [standsOn(kind, shelf)]),
  ];
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function standsOn({ id, shelved }: EntryKind, shelfId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from shelf_items as h
    where h.item_kind = ${shelved} and h.item_id = ${sql.ref(id)} and h.shelf_id = ${shelfId})`;
}

function carries({ id, tags, tagged }: EntryKind, tagId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from ${sql.table(tags)} as g
    where ${sql.ref(`g.${tagged}`)} = ${sql.ref(id)} and g.tag_id = ${tagId})`;
}
