import type { CharacterDraftFields, Locale } from '@fabula/sdk';
import { CharacterDraftChanges, CharacterDraftField, safeParse } from '@fabula/sdk/schemas';

import type { DraftKind } from './draft-state';
import { joinLists, joinTexts } from './join-values';
import { isSameValue } from './same-value';

export const textFields = [
  'name',
  'tagline',
  'pronouns',
  'description',
  'personality',
  'scenario',
  'greeting',
  'nickname',
  'portraitAlt',
  'about',
  'systemPrompt',
  'postHistoryInstructions',
  'exampleDialogue',
  'creator',
  'characterVersion',
] as const satisfies readonly (keyof CharacterDraftFields)[];

const listFields = [
  'temperaments',
  'nevers',
  'tags',
  'alternateGreetings',
  'groupGreetings',
  'freeTags',
] as const satisfies readonly (keyof CharacterDraftFields)[];

const names = CharacterDraftField.options;

const isTextField = (field: keyof CharacterDraftFields): field is (typeof textFields)[number] =>
  textFields.some((one) => one === field);

const isListField = (field: keyof CharacterDraftFields): field is (typeof listFields)[number] =>
  listFields.some((one) => one === field);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const fits = (changes: Partial<CharacterDraftFields>): boolean => safeParse(CharacterDraftChanges, changes).success;

function joinField(
  field: keyof CharacterDraftFields,
  mine: CharacterDraftFields,
  theirs: CharacterDraftFields,
): Partial<CharacterDraftFields> | null {
  if (isTextField(field)) return { [field]: joinTexts(mine[field], theirs[field]) };
  if (isListField(field)) return { [field]: joinLists<string>(mine[field], theirs[field], Object.is) };
  if (field === 'exchanges') return { exchanges: joinLists(mine.exchanges, theirs.exchanges, isSameValue) };
  return null;
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
    nickname: '',
    age: null,
    picture: null,
    portraitAlt: '',
    about: '',
    systemPrompt: '',
    postHistoryInstructions: '',
    depthNote: { text: '', depth: 4, role: 'system' },
    alternateGreetings: [],
    groupGreetings: [],
    exampleDialogue: '',
    freeTags: [],
    voice: null,
    creator: '',
    characterVersion: '',
    remixable: false,
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
    const read = safeParse(CharacterDraftChanges, { [name]: value[name] });
    if (read.success) Object.assign(changes, read.data);
  }
  for (const name of textFields) {
    const text = value[name];
    if (typeof text === 'string') changes[name] = text;
  }
  return changes;
}
