import type { Queries } from '../../db/database.ts';
import type { ChatRow, PersonaRow } from '../tables.ts';
import { findDefaultPersona, findPersona } from './persona-store.ts';

/** The chat's persona; the default for a deleted one, undefined for none. */
export async function livingPersona(
  db: Queries,
  { owner_id: ownerId, persona_id: personaId }: Pick<ChatRow, 'owner_id' | 'persona_id'>,
): Promise<PersonaRow | undefined> {
  if (personaId === null) return undefined;
  return (await findPersona(db, ownerId, personaId)) ?? (await findDefaultPersona(db, ownerId));
}
