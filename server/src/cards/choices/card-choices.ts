import { z } from 'zod';
import type { CardData } from '../format/canonical-card.ts';
import { isObject, type JsonObject } from '../format/card-json.ts';
import { CharacterDraftFields } from '../../contract/validators.ts';
import { DEFAULT_LOCALE } from '../../lib/locale.ts';
import { choiceLines } from './choice-lines.ts';

/** Where a card keeps what V3 has no field for, as the author chose it. */
const CHOICES = 'fabula/draft';
const RIGHTS = 'fabula/rights';

const { age, language, mature, nevers, picture, portrait, portraitAlt, pronouns, tagline, temperaments, voice } =
  CharacterDraftFields.shape;

/** What another program has put there in another form is left alone. */
const Choices = z.object({
  tagline: tagline.optional().catch(undefined),
  language: language.optional().catch(undefined),
  pronouns: pronouns.catch(''),
  temperaments: temperaments.catch([]),
  nevers: nevers.catch([]),
  portrait: portrait.catch(null),
  age: age.catch(null),
  picture: picture.catch(null),
  portraitAlt: portraitAlt.catch(''),
  voice: voice.catch(null),
  mature: mature.optional().catch(undefined),
  /** How many conversations at the beginning of the example dialogue were written as exchanges. */
  exchangeCount: z.int().min(0).optional().catch(undefined),
});
export type Choices = z.output<typeof Choices>;

export function readChoices({ extensions }: CardData): Choices {
  return Choices.parse(extension(extensions, CHOICES));
}

/**
 * The lines of the choices as the personality of a card may have them: in its language, and in English, in which every
 * card had them once. Empty for a card from elsewhere.
 */
function linesOf(data: CardData): string[] {
  const { language, tagline = '', ...choices } = readChoices(data);
  const languages = new Set([language ?? DEFAULT_LOCALE, DEFAULT_LOCALE]);
  return [...languages].map((one) => choiceLines({ ...choices, tagline, language: one })).filter(Boolean);
}

export function authorsPersonality(data: CardData): string {
  const { personality } = data;
  for (const lines of linesOf(data)) {
    if (personality === lines) return '';
    if (personality.endsWith(`\n\n${lines}`)) return personality.slice(0, -lines.length - 2);
  }
  return personality;
}

/**
 * Whether the choices of the wizard say who a character is, without a description or a personality: its one line, and
 * either how it meets others or what it never does.
 */
export function isOutlined({
  nevers,
  tagline = '',
  temperaments,
}: Pick<Choices, 'nevers' | 'tagline' | 'temperaments'>) {
  const hasManner = temperaments.length > 0 || nevers.some((never) => never.trim() !== '');
  return tagline.trim() !== '' && hasManner;
}

/** A card with some choices in place of its own; undefined takes one away. */
export function withChoices(data: CardData, changes: Partial<Record<keyof Choices, unknown>>): CardData {
  return withExtension(data, CHOICES, changes);
}

export function isRemixable({ extensions }: CardData): boolean {
  return extension(extensions, RIGHTS)['remixable'] === true;
}

export function withRemixable(data: CardData, remixable: boolean): CardData {
  return withExtension(data, RIGHTS, { remixable });
}

export function withExtension(data: CardData, name: string, changes: JsonObject): CardData {
  const merged = { ...extension(data.extensions, name), ...changes };
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
  return { ...data, extensions: { ...data.extensions, [name]: kept } };
}

function extension(extensions: JsonObject, name: string): JsonObject {
  const value = extensions[name];
  return isObject(value) ? value : {};
}
