import { readCard, type ReadCard } from '../../cards/card-files/read-card.ts';
import { blankFields } from '../draft-fields.ts';
import type { Locale } from '../../lib/locale.ts';
import { withChoices } from '../../cards/choices/card-choices.ts';

const BLANK = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: '',
    description: '',
    personality: '',
    scenario: '',
    first_mes: '',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    group_only_greetings: [],
    tags: [],
    creator: '',
    character_version: '',
    extensions: {},
  },
};

/** A card in which nothing is written, made here: `fieldsOfCard` reads `blankFields` from it. */
export function newCard(language: Locale): ReadCard {
  const read = readCard(Buffer.from(JSON.stringify(BLANK)));
  const { mature, nevers, portrait, pronouns, tagline, temperaments } = blankFields(language);
  const chosen = { tagline, language, pronouns, temperaments, nevers, portrait, mature };
  return { ...read, card: { ...read.card, data: withChoices(read.card.data, chosen) } };
}
