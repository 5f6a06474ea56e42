import type { CharacterDraftFields } from '../../contract/validators.ts';
import { PERSONA_WORDS } from './persona-words.ts';

export type PersonaChoices = Pick<
  CharacterDraftFields,
  'language' | 'tagline' | 'temperaments' | 'pronouns' | 'nevers'
>;

/** The personality of a card: the author's words, then the choices of the wizard, one line each, in the draft's language. */
export function personalityOf(fields: PersonaChoices & Pick<CharacterDraftFields, 'personality'>): string {
  return [fields.personality.trim(), choiceLines(fields)].filter(Boolean).join('\n\n');
}

export function choiceLines(choices: PersonaChoices): string {
  return Object.values(linesByChoice(choices)).filter(Boolean).join('\n');
}

export function linesByChoice({ language, nevers, pronouns, tagline, temperaments }: PersonaChoices) {
  const words = PERSONA_WORDS[language];
  const line = (label: string, text: string) => (text === '' ? '' : `${label}${words.colon}${text}`);
  const named = temperaments.map((temperament) => words.temperaments[temperament]);
  const written = nevers.map((never) => never.trim()).filter(Boolean);
  return {
    tagline: line(words.tagline, tagline.trim()),
    temperaments: line(words.temperament, named.join(words.comma)),
    pronouns: line(words.pronouns, pronouns.trim()),
    nevers: line(words.never, written.join(' / ')),
  };
}
