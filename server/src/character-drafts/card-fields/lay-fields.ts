import type { Card, CardData } from '../../cards/format/canonical-card.ts';
import type { CharacterDraftFields } from '../../contract/validators.ts';
import { characterFields, type FieldName } from '../merge-fields.ts';
import { choiceLines } from '../../cards/choices/choice-lines.ts';
import {
  authorsPersonality,
  readChoices,
  withChoices,
  withExtension,
  withRemixable,
} from '../../cards/choices/card-choices.ts';
import { writeTags, type HouseTag } from './card-tags.ts';
import { exchangeCountOf, writeExampleText } from '../example-text.ts';
import { DEPTH_NOTE, isTagline } from './fields-of-card.ts';

export interface EditedFields {
  was: CharacterDraftFields;
  fields: CharacterDraftFields;
}

interface Edit extends EditedFields {
  house: readonly HouseTag[];
  isEdited: (...names: FieldName[]) => boolean;
}

type Writer = (data: CardData, edit: Edit) => CardData;

/**
 * A card with the fields of a draft in it. Only the places of the fields that the author has changed are written;
 * everything else stays as it is, also what of a list or a text the draft does not show.
 */
export function layFields(card: Card, { fields, was }: EditedFields, house: readonly HouseTag[]): Card {
  const edited = new Set(characterFields.differing(was, fields));
  const edit = { was, fields, house, isEdited: (...names: FieldName[]) => names.some((name) => edited.has(name)) };
  return { ...card, data: WRITERS.reduce((data, write) => write(data, edit), card.data) };
}

const LINES = [
  ['name', 'name'],
  ['creator', 'creator'],
  ['characterVersion', 'character_version'],
  ['nickname', 'nickname'],
  ['description', 'description'],
  ['scenario', 'scenario'],
  ['greeting', 'first_mes'],
  ['systemPrompt', 'system_prompt'],
  ['postHistoryInstructions', 'post_history_instructions'],
] as const satisfies readonly (readonly [FieldName, keyof CardData])[];

const writeTexts: Writer = (data, { fields, isEdited }) => {
  const written = { ...data };
  for (const [name, place] of LINES) {
    if (isEdited(name)) written[place] = fields[name].trim();
  }
  return written;
};

const GREETINGS = [
  ['alternateGreetings', 'alternate_greetings'],
  ['groupGreetings', 'group_only_greetings'],
] as const;

const writeGreetings: Writer = (data, { fields, isEdited, was }) => {
  const written = { ...data };
  for (const [name, place] of GREETINGS) {
    if (isEdited(name)) written[place] = [...fields[name], ...data[place].slice(was[name].length)];
  }
  return written;
};

const writeExamples: Writer = (data, { fields, isEdited }) => {
  if (!isEdited('exchanges', 'exampleDialogue')) return data;
  const count = exchangeCountOf(fields);
  const written = { ...data, mes_example: writeExampleText(fields) };
  const isCounted = count !== undefined || readChoices(data).exchangeCount !== undefined;
  return isCounted ? withChoices(written, { exchangeCount: count }) : written;
};

const writeTagTexts: Writer = (data, edit) =>
  edit.isEdited('tags', 'freeTags') ? { ...data, tags: writeTags(data.tags, edit, edit.house) } : data;

/** Before the choices: the notes of an author who wrote none are the tagline. */
const writeAbout: Writer = (data, { fields, isEdited, was }) => {
  const wasTagline = isTagline(data, readChoices(data)) || (was.about === '' && data.creator_notes === '');
  if (!isEdited('about') && !(isEdited('tagline') && wasTagline)) return data;
  const hasTagline = isEdited('tagline') || readChoices(data).tagline !== undefined;
  return { ...data, creator_notes: fields.about.trim() || (hasTagline ? fields.tagline.trim() : '') };
};

const SKETCH = ['tagline', 'temperaments', 'nevers'] as const;
const ALONE = ['language', 'pronouns', 'portrait', 'age', 'picture', 'portraitAlt', 'voice', 'mature'] as const;

/** The personality carries the choices as lines, so both are written together. */
const writeChoices: Writer = (data, { fields, isEdited }) => {
  const edited = [...ALONE.filter((name) => isEdited(name)), ...(isEdited(...SKETCH) ? SKETCH : [])];
  const isPersona = isEdited('personality', 'pronouns', 'language', ...SKETCH);
  const words = isEdited('personality') ? fields.personality : authorsPersonality(data);
  const chosen =
    edited.length === 0 ? data : withChoices(data, Object.fromEntries(edited.map((name) => [name, fields[name]])));
  if (!isPersona) return chosen;
  const choices = readChoices(chosen);
  const { language = fields.language, tagline = '' } = choices;
  const lines = choiceLines({ ...choices, tagline, language });
  // Without lines the words stay as they are, white space around them included.
  return { ...chosen, personality: lines === '' ? words : [words.trim(), lines].filter(Boolean).join('\n\n') };
};

const writeDepthNote: Writer = (data, { fields, isEdited }) => {
  if (!isEdited('depthNote')) return data;
  const { depth, role, text } = fields.depthNote;
  return withExtension(data, DEPTH_NOTE, { prompt: text, depth, role });
};

const writeRights: Writer = (data, { fields, isEdited }) =>
  isEdited('remixable') ? withRemixable(data, fields.remixable) : data;

const WRITERS: readonly Writer[] = [
  writeAbout,
  writeTexts,
  writeGreetings,
  writeExamples,
  writeTagTexts,
  writeChoices,
  writeDepthNote,
  writeRights,
];
