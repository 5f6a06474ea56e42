import { describeCard } from '../../cards/describe/describe-card.ts';
import type { Card, CardData } from '../../cards/format/canonical-card.ts';
import { isObject } from '../../cards/format/card-json.ts';
import { toNumber } from '../../cards/format/mend.ts';
import type { CharacterDraftFields } from '../../contract/validators.ts';
import { toClean, toCleanLine, toOneLine } from '../../lib/plain-text.ts';
import type { Locale } from '../../lib/locale.ts';
import { authorsPersonality, isRemixable, readChoices, type Choices } from '../../cards/choices/card-choices.ts';
import { readTags, type HouseTag } from './card-tags.ts';
import { readExampleText } from '../example-text.ts';

export interface CardContext {
  house: readonly HouseTag[];
  otherwise: Locale;
  /** What the character of the card is, where there is one and the card does not say it. */
  character?: { language: Locale; mature: boolean } | undefined;
}

export const LENGTHS = { line: 60, about: 4_000, greeting: 32_000, scenario: 32_000, text: 64_000 } as const;
/** Greetings of each kind that a draft shows. A card may have more. */
const MOST_GREETINGS = 24;
const DEEPEST = 1_000;
const ROLES = ['system', 'user', 'assistant'] as const satisfies readonly CharacterDraftFields['depthNote']['role'][];

/**
 * What a draft shows of a card: the beginning of what is longer than its fields take, of a card from elsewhere with
 * the tagline that `describeCard` makes.
 */
export function fieldsOfCard(card: Card, { character, house, otherwise }: CardContext): CharacterDraftFields {
  const { data } = card;
  const choices = readChoices(data);
  const { age, nevers, picture, portrait, portraitAlt, pronouns, temperaments, voice } = choices;
  const described = describeCard(card, otherwise);
  return {
    name: line(data.name),
    tagline: choices.tagline === undefined ? described.tagline : toCleanLine(choices.tagline),
    language: choices.language ?? character?.language ?? described.language,
    pronouns: toCleanLine(pronouns),
    temperaments,
    portrait,
    description: text(data.description),
    personality: text(authorsPersonality(data)),
    scenario: text(data.scenario, LENGTHS.scenario),
    greeting: text(data.first_mes, LENGTHS.greeting),
    ...readExampleText(data.mes_example, choices.exchangeCount),
    nevers: nevers.map(toCleanLine).filter((never) => never !== ''),
    ...readTags(data.tags, house),
    mature: choices.mature ?? character?.mature ?? described.mature,
    nickname: line(data.nickname ?? ''),
    age,
    picture,
    portraitAlt: toCleanLine(portraitAlt),
    about: isTagline(data, choices) ? '' : text(data.creator_notes, LENGTHS.about),
    systemPrompt: text(data.system_prompt),
    postHistoryInstructions: text(data.post_history_instructions),
    depthNote: depthNoteOf(data),
    alternateGreetings: greetings(data.alternate_greetings),
    groupGreetings: greetings(data.group_only_greetings),
    voice,
    creator: line(data.creator),
    characterVersion: line(data.character_version),
    remixable: isRemixable(data),
  };
}

export function isTagline({ creator_notes: notes }: CardData, { tagline }: Choices): boolean {
  return tagline !== undefined && notes.trim() === tagline.trim();
}

/** Where a conversation has a text of the card some messages above its end (SillyTavern). */
export const DEPTH_NOTE = 'depth_prompt';

function depthNoteOf({ extensions }: CardData): CharacterDraftFields['depthNote'] {
  const value = extensions[DEPTH_NOTE];
  const note = isObject(value) ? value : {};
  return {
    text: typeof note['prompt'] === 'string' ? text(note['prompt']) : '',
    depth: Math.min(Math.max(Math.floor(toNumber(note['depth'], 4)), 0), DEEPEST),
    role: ROLES.find((role) => role === note['role']) ?? 'system',
  };
}

function greetings(texts: readonly string[]): string[] {
  return texts.slice(0, MOST_GREETINGS).map((greeting) => text(greeting, LENGTHS.greeting));
}

function line(value: string): string {
  return toOneLine(value).slice(0, LENGTHS.line).toWellFormed();
}

function text(value: string, length: number = LENGTHS.text): string {
  return toClean(value).slice(0, length).toWellFormed();
}
