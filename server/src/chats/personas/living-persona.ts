import type { Queries } from '../../db/database.ts';
import type { ChatRow, PersonaRow } from '../tables.ts';
import { findDefaultPersona, findPersona } from './persona-store.ts';

/** Who the owner of a chat is in it: the chosen persona, for a deleted one the default; undefined for themselves. */
export async function livingPersona(
  db: Queries,
  { owner_id: ownerId, persona_id: personaId }: Pick<ChatRow, 'owner_id' | 'persona_id'>,
): Promise<PersonaRow | undefined> {
  if (personaId === null) return undefined;
  return (await findPersona(db, ownerId, personaId)) ?? (await findDefaultPersona(db, ownerId));
}
