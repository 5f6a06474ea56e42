import { z } from 'zod';
import { isObject, type JsonObject } from './card-json.ts';
import { brokenCard, LIMITS, notACard, tooMuch } from './limits.ts';
import { toLorebook } from './lorebook.ts';
import { toNumber, toText, toTexts } from './mend.ts';
import type { Warnings } from './warnings.ts';

export const V3_SPEC = 'chara_card_v3';
export const V3_VERSION = '3.0';

/** A picture or another file of a card (Character Card V3, `assets`). */
export const Asset = z.looseObject({ type: z.string(), uri: z.string(), name: z.string(), ext: z.string() });
export type Asset = z.output<typeof Asset>;

export const BookEntry = z.looseObject({
  keys: z.array(z.string()),
  content: z.string(),
  extensions: z.looseObject({}),
  enabled: z.boolean(),
  insertion_order: z.number(),
  use_regex: z.boolean(),
});
export type BookEntry = z.output<typeof BookEntry>;

export const Book = z.looseObject({ extensions: z.looseObject({}), entries: z.array(BookEntry) });
export type Book = z.output<typeof Book>;

const CardData = z.looseObject({
  name: z.string(),
  description: z.string(),
  personality: z.string(),
  scenario: z.string(),
  first_mes: z.string(),
  mes_example: z.string(),
  creator_notes: z.string(),
  system_prompt: z.string(),
  post_history_instructions: z.string(),
  alternate_greetings: z.array(z.string()),
  group_only_greetings: z.array(z.string()),
  tags: z.array(z.string()),
  creator: z.string(),
  character_version: z.string(),
  extensions: z.looseObject({}),
  assets: z.array(Asset),
  nickname: z.string().optional(),
  /** Null where a card says that it has none. */
  character_book: Book.nullish(),
});
export type CardData = z.output<typeof CardData>;

/** A card as it is kept: all that Character Card V3 asks for is there and has its type, all else is as it came. */
export const Card = z.looseObject({ spec: z.literal(V3_SPEC), spec_version: z.string(), data: CardData });
export type Card = z.output<typeof Card>;

const TEXTS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'creator_notes',
  'system_prompt',
  'post_history_instructions',
  'creator',
  'character_version',
] as const;
const LISTS = ['alternate_greetings', 'group_only_greetings', 'tags'] as const;
/** A numeric version is common and means what it says. */
const OFTEN_NUMBERS = new Set<string>(['character_version']);

const MAIN_ICON = { type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' };
/** Where a lorebook that makes no sense is kept, so that it is not lost. */
const UNREADABLE_BOOK = 'fabula/unreadable_character_book';

/**
 * A card of any version as Character Card V3, with what was mended named in `warnings`. A card that is already so stays
 * as it is.
 *
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE for JSON that is no card, PAYLOAD_TOO_LARGE beyond the caps.
 */
export function toCanonicalCard(value: unknown, warnings: Warnings): { card: Card; specVersion: string } {
  const { top, raw, specVersion } = unwrap(value, warnings);
  const version = Number.parseFloat(specVersion);
  if (version > Number.parseFloat(V3_VERSION)) warnings.add('newer-version', specVersion);
  const card = {
    ...top,
    spec: V3_SPEC,
    spec_version: version >= Number.parseFloat(V3_VERSION) ? specVersion : V3_VERSION,
    data: toData(raw, warnings),
  };
  const parsed = Card.safeParse(card);
  if (!parsed.success) throw brokenCard('The card is not valid', parsed.error);
  return { card: parsed.data, specVersion };
}

function unwrap(value: unknown, warnings: Warnings): { top: JsonObject; raw: JsonObject; specVersion: string } {
  if (!isObject(value)) throw notACard('This JSON is not a character card');
  if (value.spec === 'lorebook_v3') throw notACard('This is a lorebook, not a character card');
  const { data, spec, spec_version: version, ...top } = value;
  if (isObject(data) && (looksLikeCharacter(data) || isCardSpec(spec))) {
    const named = typeof version === 'string' || typeof version === 'number' ? String(version).slice(0, 20) : '';
    const specVersion = Number.isFinite(Number.parseFloat(named)) ? named : spec === V3_SPEC ? V3_VERSION : '2.0';
    const { character_book: book, ...around } = top;
    if (data.character_book !== undefined || book === undefined) return { top, raw: data, specVersion };
    warnings.add('misplaced-book');
    return { top: around, raw: { ...data, character_book: book }, specVersion };
  }
  if (!looksLikeCharacter(value)) throw notACard('This JSON is not a character card');
  return { top: {}, raw: value, specVersion: '1.0' };
}

function isCardSpec(spec: unknown): boolean {
  return typeof spec === 'string' && spec.startsWith('chara_card_');
}

function looksLikeCharacter(raw: JsonObject): boolean {
  return 'name' in raw && ['description', 'first_mes', 'personality', 'mes_example'].some((field) => field in raw);
}

function toData(raw: JsonObject, warnings: Warnings): JsonObject {
  const data: JsonObject = { ...raw };
  for (const field of TEXTS) {
    const value = raw[field];
    data[field] =
      typeof value === 'number' && OFTEN_NUMBERS.has(field) ? String(value) : toText(value, field, warnings);
  }
  for (const field of LISTS) data[field] = toTexts(raw[field], field, warnings);
  for (const field of ['creation_date', 'modification_date']) {
    if (raw[field] !== undefined && typeof raw[field] !== 'number') data[field] = toNumber(raw[field], 0);
  }
  if (raw.nickname !== undefined) data.nickname = toText(raw.nickname, 'nickname', warnings);
  data.extensions = isObject(raw.extensions) ? raw.extensions : {};
  data.assets = toAssets(raw.assets, warnings);
  setBook(data, raw.character_book, warnings);
  if (toText(data.name, 'name', warnings).trim() === '') warnings.add('no-name');
  checkCounts(data);
  return data;
}

function setBook(data: JsonObject, book: unknown, warnings: Warnings): void {
  if (book === undefined || book === null) return;
  delete data.character_book;
  const read = toLorebook(book, warnings);
  if (read !== undefined) {
    data.character_book = read;
    return;
  }
  warnings.add('broken-book');
  data.extensions = { ...(isObject(data.extensions) ? data.extensions : {}), [UNREADABLE_BOOK]: book };
}

function toAssets(value: unknown, warnings: Warnings): JsonObject[] {
  if (!Array.isArray(value)) return [MAIN_ICON];
  return value.filter(isObject).map((asset, index) => ({
    ...asset,
    type: toText(asset.type, `assets.${index}.type`, warnings),
    uri: toText(asset.uri, `assets.${index}.uri`, warnings),
    name: toText(asset.name, `assets.${index}.name`, warnings),
    ext: toText(asset.ext, `assets.${index}.ext`, warnings),
  }));
}

function checkCounts({ alternate_greetings: greetings, assets, group_only_greetings: group }: JsonObject): void {
  if (Array.isArray(assets) && assets.length > LIMITS.assets) throw tooMuch('The card names too many files');
  for (const list of [greetings, group]) {
    if (Array.isArray(list) && list.length > LIMITS.greetings) throw tooMuch('The card has too many first messages');
  }
}
