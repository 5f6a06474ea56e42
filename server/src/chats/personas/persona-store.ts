import type { Queries, Trx } from '../../db/database.ts';
import type { PersonaRow } from '../tables.ts';

export async function findPersonas(db: Queries, ownerId: string): Promise<PersonaRow[]> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('persona_id')
    .execute();
}

/** Undefined when deleted or of another owner. */
export async function findPersona(db: Queries, ownerId: string, personaId: string): Promise<PersonaRow | undefined> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findDefaultPersona(db: Queries, ownerId: string): Promise<PersonaRow | undefined> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('is_default', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function countChatsByPersona(db: Queries, ownerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('chats')
    .select(['persona_id', (select) => select.fn.countAll<number | string>().as('total')])
    .where('owner_id', '=', ownerId)
    .where('persona_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('persona_id')
    .execute();
  return new Map(rows.map(({ persona_id: personaId, total }) => [personaId ?? '', Number(total)]));
}

export async function insertPersona(trx: Trx, persona: PersonaRow): Promise<void> {
  await trx.insertInto('personas').values(persona).execute();
}

export async function updatePersona(
  trx: Trx,
  ownerId: string,
  personaId: string,
  changes: Partial<Pick<PersonaRow, 'name' | 'description' | 'image_id' | 'is_default' | 'deleted_at'>>,
): Promise<PersonaRow | undefined> {
  return trx
    .updateTable('personas')
    .set(changes)
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function clearDefault(trx: Trx, ownerId: string): Promise<void> {
  await trx
    .updateTable('personas')
    .set({ is_default: 0 })
    .where('owner_id', '=', ownerId)
    .where('is_default', '=', 1)
    .execute();
}

/** Restores a persona deleted since a moment; undefined without one. */
export async function undeletePersona(
  trx: Trx,
  ownerId: string,
  personaId: string,
  since: number,
): Promise<PersonaRow | undefined> {
  return trx
    .updateTable('personas')
    .set({ deleted_at: null })
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .returningAll()
    .executeTakeFirst();
}

export async function findDeletedPersonas(db: Queries, before: number, most: number): Promise<PersonaRow[]> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(most)
    .execute();
}

/** Erases a deleted persona; its chats continue as `heirId`, or as their owner. */
export async function erasePersona(trx: Trx, personaId: string, before: number, heirId: string | null): Promise<void> {
  const erased = await trx
    .deleteFrom('personas')
    .where('persona_id', '=', personaId)
    .where('deleted_at', '<', before)
    .returning('persona_id')
    .executeTakeFirst();
  if (erased === undefined) return;
  await trx.updateTable('chats').set({ persona_id: heirId }).where('persona_id', '=', personaId).execute();
}

export async function movePersonas(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('personas').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes the personas of some owners, as of epoch ms. */
export async function deletePersonasOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('personas')
    .set({ deleted_at: now, is_default: 0 })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .execute();
}
