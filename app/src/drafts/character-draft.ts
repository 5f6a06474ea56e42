import type { CharacterDraftFields, Locale } from '@fabula/sdk';
import { CharacterDraftChanges } from '@fabula/sdk/schemas';

import type { DraftKind } from './draft-state';
import { joinLists, joinTexts } from './join-values';
import { isSameValue } from './same-value';

const names = [
  'name',
  'tagline',
  'language',
  'pronouns',
  'temperaments',
  'portrait',
  'description',
  'personality',
  'scenario',
  'greeting',
  'exchanges',
  'nevers',
  'tags',
  'mature',
] as const satisfies readonly (keyof CharacterDraftFields)[];

const texts = ['name', 'tagline', 'pronouns', 'description', 'personality', 'scenario', 'greeting'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether the contract allows these changes. */
const fits = (changes: Partial<CharacterDraftFields>): boolean => CharacterDraftChanges.safeParse(changes).success;

function joinField(
  field: keyof CharacterDraftFields,
  mine: CharacterDraftFields,
  theirs: CharacterDraftFields,
): Partial<CharacterDraftFields> | null {
  if (field === 'portrait' || field === 'language' || field === 'mature') return null;
  if (field === 'temperaments') return { temperaments: joinLists(mine.temperaments, theirs.temperaments, Object.is) };
  if (field === 'nevers') return { nevers: joinLists(mine.nevers, theirs.nevers, Object.is) };
  if (field === 'tags') return { tags: joinLists(mine.tags, theirs.tags, Object.is) };
  if (field === 'exchanges') return { exchanges: joinLists(mine.exchanges, theirs.exchanges, isSameValue) };
  return { [field]: joinTexts(mine[field], theirs[field]) };
}

/** Drafts of characters. @param language of a new draft */
export const characterDraftKind = (language: Locale): DraftKind<CharacterDraftFields> => ({
  names,
  blank: {
    name: '',
    tagline: '',
    language,
    pronouns: '',
    temperaments: [],
    portrait: null,
    description: '',
    personality: '',
    scenario: '',
    greeting: '',
    exchanges: [],
    nevers: [],
    tags: [],
    mature: false,
  },
  fits,
  join: (field, mine, theirs) => {
    const joined = joinField(field, mine, theirs);
    return joined !== null && fits(joined) ? joined : null;
  },
});

/** Reads changes of a draft; texts may be too long, as a visitor may have left them. Null for what are none. */
export function parseCharacterDraftChanges(value: unknown): Partial<CharacterDraftFields> | null {
  if (!isRecord(value)) return null;
  const changes: Partial<CharacterDraftFields> = {};
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue;
    const read = CharacterDraftChanges.safeParse({ [name]: value[name] });
    if (read.success) Object.assign(changes, read.data);
  }
  for (const name of texts) {
    const text = value[name];
    if (typeof text === 'string') changes[name] = text;
  }
  return changes;
}
