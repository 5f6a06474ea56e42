import type { CharacterDraft } from '../../contract/validators.ts';
import { CardFacts } from '../../explore/card-facts.ts';
import type { CharacterFacts } from '../../explore/character-facts.ts';

/** A character that has no name or no words of its own yet, as cards without them have it. */
const NAMELESS = '—';
const SILENCE = '…';

/** The character that a draft would become, with what chats need to speak as it. */
export function characterOfDraft({ fields }: Pick<CharacterDraft, 'fields'>, ownerId: string): CharacterFacts {
  const name = fields.name.trim() || NAMELESS;
  return {
    ...CardFacts.parse({ fromCard: true }),
    ownerId,
    name,
    tagline: '',
    about: '',
    persona: personaOf(name, fields),
    scenario: fields.scenario,
    greeting: fields.greeting.trim() || SILENCE,
    exampleDialogue: fields.exchanges.flatMap(({ character, reader }) => [
      ...(reader.trim() === '' ? [] : [{ speaker: 'visitor' as const, text: reader }]),
      ...(character.trim() === '' ? [] : [{ speaker: 'character' as const, text: character }]),
    ]),
    lore: [],
    answers: {},
    tags: fields.tags,
    language: fields.language,
    sketch: { tagline: fields.tagline, temperaments: fields.temperaments, nevers: fields.nevers },
  };
}

/** What a model is told of the character. */
function personaOf(name: string, fields: CharacterDraft['fields']): string {
  const { description, nevers, personality, pronouns, tagline, temperaments } = fields;
  const choices = [
    tagline.trim() === '' ? '' : `${name}: ${tagline}`,
    pronouns.trim() === '' ? '' : `Pronouns: ${pronouns}`,
    temperaments.length === 0 ? '' : `Temperament: ${temperaments.join(', ')}`,
    nevers.length === 0 ? '' : [`What ${name} never does:`, ...nevers.map((never) => `- ${never}`)].join('\n'),
  ];
  return [choices.filter(Boolean).join('\n'), description, personality]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
