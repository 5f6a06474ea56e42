import type { Profile } from '../../accounts/read-profiles.ts';
import type { Queries } from '../../db/database.ts';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import type { PromptInput } from '../../prompt/prompt-input.ts';
import { livingPersona } from './living-persona.ts';
import type { ChatRow, PersonaRow } from '../tables.ts';

/** What people with an account say of themselves, by account id; a guest has no profile. */
export type ReadProfiles = (
  db: Queries,
  ownerIds: readonly string[],
) => Promise<ReadonlyMap<string, Pick<Profile, 'userName' | 'motto'>>>;

type ChatOwner = Pick<ChatRow, 'locale' | 'owner_id'>;

/**
 * Who `{{user}}` is in a chat: the chosen persona, else the person by the nickname and the motto of their profile. A
 * guest has a neutral name in the language in which the chat was last used.
 */
export async function readVisitor(
  db: Queries,
  readProfiles: ReadProfiles,
  chat: ChatOwner & Pick<ChatRow, 'persona_id'>,
): Promise<PromptInput['visitor']> {
  return visitorAs(db, readProfiles, chat, await livingPersona(db, chat));
}

/** As `readVisitor`, for a persona that has been read. */
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
