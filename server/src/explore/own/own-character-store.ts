import type { UpdateObject } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { CharacterRow, CharacterTextRow, TagLabelRow } from '../tables.ts';

export async function insertCharacter(trx: Trx, character: CharacterRow): Promise<void> {
  await trx.insertInto('characters').values(character).execute();
}

export async function insertCharacterTexts(trx: Trx, texts: readonly CharacterTextRow[]): Promise<void> {
  await trx.insertInto('character_texts').values(texts).execute();
}

/** `tagIds` in display order. */
export async function insertCharacterTags(trx: Trx, characterId: string, tagIds: readonly string[]): Promise<void> {
  const links = tagIds.map((tagId, position) => ({ character_id: characterId, tag_id: tagId, position }));
  if (links.length > 0) await trx.insertInto('character_tags').values(links).execute();
}

export async function updateCharacter(
  trx: Trx,
  characterId: string,
  changes: UpdateObject<Tables, 'characters'>,
): Promise<void> {
  await trx.updateTable('characters').set(changes).where('character_id', '=', characterId).execute();
}

export async function findTagLabels(db: Queries): Promise<Pick<TagLabelRow, 'tag_id' | 'label' | 'locale'>[]> {
  return db.selectFrom('tag_labels').select(['tag_id', 'label', 'locale']).orderBy('tag_id').execute();
}

export async function updateCharacterTexts(
  trx: Trx,
  characterId: string,
  texts: Omit<CharacterTextRow, 'character_id' | 'locale'>,
): Promise<void> {
  await trx.updateTable('character_texts').set(texts).where('character_id', '=', characterId).execute();
}

/** `tagIds` in display order. */
export async function replaceCharacterTags(trx: Trx, characterId: string, tagIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('character_tags').where('character_id', '=', characterId).execute();
  await insertCharacterTags(trx, characterId, tagIds);
}

/** `mature` as its owner declares it. */
export async function findOwnRow(db: Queries, ownerId: string, characterId: string) {
  return db
    .selectFrom('characters as c')
    .innerJoin('character_texts as t', (join) =>
      join.onRef('t.character_id', '=', 'c.character_id').onRef('t.locale', '=', 'c.language'),
    )
    .select(['t.name', 'c.language', 'c.visibility', 'c.card_facts', 'c.declared_mature'])
    .select((select) => select.fn.coalesce('c.declared_mature', 'c.mature').as('mature'))
    .where('c.character_id', '=', characterId)
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findHead(
  db: Queries,
  ownerId: string,
  characterId: string,
): Promise<Pick<CharacterRow, 'language' | 'mature'> | undefined> {
  return db
    .selectFrom('characters')
    .select(['language', 'mature'])
    .where('character_id', '=', characterId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Those deleted, before epoch ms. */
export async function findDeletedIds(db: Queries, ids: readonly string[], before?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('characters')
    .select('character_id')
    .where('character_id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('deleted_at', '<', before ?? 0))
    .execute();
  return rows.map((row) => row.character_id);
}
