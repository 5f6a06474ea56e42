import type { Profile } from '../../accounts/read-profiles.ts';
import type { Queries } from '../../db/database.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import type { PromptInput } from '../../prompt/prompt-input.ts';
import { livingPersona } from './living-persona.ts';
import type { ChatRow, PersonaRow } from '../tables.ts';

export type ReadProfiles = (
  db: Queries,
  ownerIds: readonly string[],
) => Promise<ReadonlyMap<string, Pick<Profile, 'userName' | 'motto'>>>;

type ChatOwner = Pick<ChatRow, 'locale' | 'owner_id'>;

/** Who `{{user}}` is: the persona, else nickname and motto, else for a guest a neutral word in the chat's language. */
export async function readVisitor(
  db: Queries,
  readProfiles: ReadProfiles,
  chat: ChatOwner & Pick<ChatRow, 'persona_id'>,
): Promise<PromptInput['visitor']> {
  return visitorAs(db, readProfiles, chat, await livingPersona(db, chat));
}

export async function visitorAs(
  db: Queries,
  readProfiles: ReadProfiles,
  { locale, owner_id: ownerId }: ChatOwner,
  persona: Pick<PersonaRow, 'description' | 'name'> | undefined,
): Promise<PromptInput['visitor']> {
  if (persona !== undefined) return { name: persona.name, description: persona.description };
  const profile = (await readProfiles(db, [ownerId])).get(ownerId);
  const name = profile?.userName.trim() || NEUTRAL_NAME[locale];
  const motto = profile?.motto.trim() ?? '';
  return { name, description: motto === '' ? '' : `Motto: ${motto}` };
}
