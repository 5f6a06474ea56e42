import type { CharacterDraft } from '../../contract/validators.ts';
import { CardFacts } from '../../explore/card-facts.ts';
import type { CharacterFacts } from '../../explore/character-facts.ts';
import { personalityOf } from '../draft-persona.ts';

/** A character that has no name or no words of its own yet, as cards without them have it. */
const NAMELESS = '—';
const SILENCE = '…';

/** The character that a draft would become, with what chats need to speak as it. */
export function characterOfDraft({ fields }: Pick<CharacterDraft, 'fields'>, ownerId: string): CharacterFacts {
  return {
    ...CardFacts.parse({ fromCard: true }),
    ownerId,
    name: fields.name.trim() || NAMELESS,
    tagline: '',
    about: '',
    persona: [fields.description.trim(), personalityOf(fields)].filter(Boolean).join('\n\n'),
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
