import type { Queries, Trx } from '../db/database.ts';
import type { PersonaRow } from './tables.ts';

/** The personas of an owner, oldest first. */
export async function findPersonas(db: Queries, ownerId: string): Promise<PersonaRow[]> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('persona_id')
    .execute();
}

/** A persona of this owner; undefined for one of somebody else. */
export async function findPersona(db: Queries, ownerId: string, personaId: string): Promise<PersonaRow | undefined> {
  return db
    .selectFrom('personas')
    .selectAll()
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

export async function insertPersona(trx: Trx, persona: PersonaRow): Promise<void> {
  await trx.insertInto('personas').values(persona).execute();
}

/** Undefined when there is no such persona of this owner. */
export async function updatePersona(
  db: Queries,
  ownerId: string,
  personaId: string,
  changes: Pick<PersonaRow, 'name' | 'description'>,
): Promise<PersonaRow | undefined> {
  return db
    .updateTable('personas')
    .set(changes)
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
}

/** False when there is no such persona of this owner. Chats with it go on without one. */
export async function deletePersona(trx: Trx, ownerId: string, personaId: string): Promise<boolean> {
  await trx
    .updateTable('chats')
    .set({ persona_id: null })
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .execute();
  const deleted = await trx
    .deleteFrom('personas')
    .where('persona_id', '=', personaId)
    .where('owner_id', '=', ownerId)
    .returning('persona_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
