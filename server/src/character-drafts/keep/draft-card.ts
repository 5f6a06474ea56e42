import type { CharacterDraftFields } from '../../contract/validators.ts';
import { personalityOf } from '../draft-persona.ts';

/** Where a card keeps what V3 has no field for, as the author chose it. */
const EXTENSION = 'fabula/draft';

/**
 * A draft as a character card (Character Card V3), in JSON.
 *
 * @param tags The tags as they are called in the language of the draft.
 */
export function toCardJson(fields: CharacterDraftFields, tags: readonly string[]): string {
  const { language, nevers, portrait, pronouns, tagline, temperaments } = fields;
  return JSON.stringify({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name: fields.name.trim(),
      description: fields.description.trim(),
      personality: personalityOf(fields),
      scenario: fields.scenario.trim(),
      first_mes: fields.greeting.trim(),
      mes_example: fields.exchanges
        .map(({ reader, character }) => `<START>\n{{user}}: ${reader.trim()}\n{{char}}: ${character.trim()}`)
        .join('\n'),
      creator_notes: tagline.trim(),
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      group_only_greetings: [],
      tags,
      creator: '',
      character_version: '',
      extensions: { [EXTENSION]: { tagline, language, pronouns, temperaments, nevers, portrait } },
    },
  });
}
