import { toClean, toOneLine } from '../../lib/plain-text.ts';
import { ENGINE_CLASSES } from '../../config/engines/engine-class.ts';
import { SketchFacts, type CardFacts, type LoreFacts } from '../../explore/card-facts.ts';
import type { Locale } from '../../lib/locale.ts';
import { PortraitParts } from '../../contract/validators.ts';
import { soundsSexual } from '../../safety/local-rules.ts';
import { authorsPersonality, isOutlined, readChoices } from '../choices/card-choices.ts';
import type { Card, CardData } from '../format/canonical-card.ts';
import { isObject } from '../format/card-json.ts';
import { readCredit } from '../format/remix-credit.ts';
import type { RemixChain } from '../../explore/remix-chain.ts';
import { guessLanguage } from './card-language.ts';
import { readExamples, type ExampleLine } from './example-dialogue.ts';
import { toLoreFacts, toLoreRules } from './lore-facts.ts';
import { toNumber } from '../format/mend.ts';

export interface Described {
  name: string;
  tagline: string;
  /** What the creator tells those who use the card; never for the prompt. */
  about: string;
  persona: string;
  scenario: string;
  greeting: string;
  exampleDialogue: ExampleLine[];
  lore: LoreFacts[];
  facts: CardFacts;
  creator: string;
  characterVersion: string;
  tags: string[];
  language: Locale;
  mature: boolean;
  remixOf: RemixChain;
  /** In years, as its author states it; null where none is stated. */
  age: number | null;
  isNameless: boolean;
  /** Whether neither description nor personality says anything in its author's own words, nor the choices of the wizard. */
  isSketchy: boolean;
}

const LENGTHS = { name: 60, tagline: 160, about: 4_000, text: 64_000, greeting: 32_000, tag: 60 };
/** Letters of markup that are looked at for what they say. */
const MOST_MARKUP = 16_000;
const MOST_TAGS = 24;
const MOST_EXAMPLES = 200;
export const EMPTY_GREETING = '…';
const NAMELESS = '—';
const MATURE_TAGS = /^(?:nsfw|18\+|r-?18|mature|adult|explicit|erotica?|smut|lewd|hentai)$/i;

/** @param otherwise The language where the card's own cannot be told. */
export function describeCard({ data }: Card, otherwise: Locale): Described {
  const name = line(data.name, LENGTHS.name) || NAMELESS;
  const nickname = line(data.nickname ?? '', LENGTHS.name);
  const [greeting = EMPTY_GREETING, ...others] = spoken([data.first_mes, ...data.alternate_greetings]);
  const about = cut(withoutMarkup(data.creator_notes), LENGTHS.about);
  const persona = cut(toClean([data.description, data.personality].filter(Boolean).join('\n\n')), LENGTHS.text);
  const scenario = cut(toClean(data.scenario), LENGTHS.text);
  const examples = readExamples(cut(toClean(data.mes_example), LENGTHS.text), [name, nickname].filter(Boolean));
  return {
    name,
    tagline: taglineOf([about, data.scenario], name),
    about,
    persona,
    scenario,
    greeting,
    exampleDialogue: examples.slice(0, MOST_EXAMPLES),
    lore: toLoreFacts(data.character_book),
    facts: {
      fromCard: true,
      nickname,
      alternateGreetings: others,
      groupOnlyGreetings: spoken(data.group_only_greetings),
      systemPrompt: cut(toClean(data.system_prompt), LENGTHS.text),
      postHistoryInstructions: cut(toClean(data.post_history_instructions), LENGTHS.text),
      depthPrompt: depthPromptOf(data),
      loreRules: toLoreRules(data.character_book),
      ...sketchOf(data),
      ...engineWishOf(data),
    },
    creator: line(data.creator, LENGTHS.name),
    characterVersion: line(data.character_version, LENGTHS.name),
    tags: [...new Set(data.tags.map((tag) => line(tag, LENGTHS.tag)).filter(Boolean))].slice(0, MOST_TAGS),
    language: guessLanguage([greeting, persona].join('\n'), otherwise),
    mature: seemsMature(data, persona, greeting),
    remixOf: remixOf(data),
    age: ageOf(data),
    isNameless: name === NAMELESS,
    isSketchy: isSketchy(data),
  };
}

function spoken(greetings: readonly string[]): string[] {
  return greetings.map((text) => cut(toClean(text), LENGTHS.greeting)).filter((text) => text.trim() !== '');
}

/** SillyTavern's note that stands some messages above the end. */
function depthPromptOf({ extensions }: CardData): CardFacts['depthPrompt'] {
  const note = extensions.depth_prompt;
  if (!isObject(note) || typeof note.prompt !== 'string' || note.prompt.trim() === '') return null;
  const role = (['system', 'user', 'assistant'] as const).find((known) => known === note.role) ?? 'system';
  const depth = Math.min(Math.max(Math.floor(toNumber(note.depth, 4)), 0), 1_000);
  return { text: cut(toClean(note.prompt), LENGTHS.text), depth, role };
}

const SKETCH_EXTENSION = 'fabula/draft';

/** What the portrait of a card that was made here is put together from; undefined for a card from elsewhere. */
export function portraitPartsOf({ data }: Card): PortraitParts | undefined {
  const sketch = data.extensions[SKETCH_EXTENSION];
  return isObject(sketch) ? PortraitParts.safeParse(sketch.portrait).data : undefined;
}

function sketchOf({ extensions }: CardData): Pick<CardFacts, 'sketch'> {
  const sketch = SketchFacts.safeParse(extensions[SKETCH_EXTENSION]);
  if (!sketch.success) return {};
  const { nevers, tagline, temperaments } = sketch.data;
  return {
    sketch: {
      tagline: line(tagline, LENGTHS.tagline),
      temperaments,
      nevers: nevers.map((never) => line(never, LENGTHS.tagline)),
    },
  };
}

const ENGINE_EXTENSION = 'fabula/engine';

/** Such as `{ "class": "deep" }`; an unknown class is no wish. */
function engineWishOf({ extensions }: CardData): Pick<CardFacts, 'engineClass'> {
  const wish = extensions[ENGINE_EXTENSION];
  const known = ENGINE_CLASSES.find((engineClass) => isObject(wish) && wish.class === engineClass);
  return known === undefined ? {} : { engineClass: known };
}

/** An original without a name that can be shown is no credit. */
function remixOf(data: CardData): RemixChain {
  const origins = readCredit(data).map((origin) => ({
    ...origin,
    name: line(origin.name, LENGTHS.name),
    creatorName: line(origin.creatorName, LENGTHS.name),
  }));
  return origins.filter(({ name }) => name !== '');
}

function isSketchy(data: CardData): boolean {
  const isWritten = data.description.trim() !== '' || authorsPersonality(data).trim() !== '';
  return !isWritten && !isOutlined(readChoices(data));
}

function ageOf({ extensions }: CardData): number | null {
  const chosen = extensions[SKETCH_EXTENSION];
  return isObject(chosen) && typeof chosen.age === 'number' && Number.isSafeInteger(chosen.age) ? chosen.age : null;
}

function seemsMature({ tags }: CardData, ...texts: string[]): boolean {
  if (tags.some((tag) => MATURE_TAGS.test(tag.trim()))) return true;
  return soundsSexual(texts.join('\n'));
}

function taglineOf(texts: readonly string[], otherwise: string): string {
  for (const text of texts) {
    const first = line(withoutMarkup(text), LENGTHS.about);
    const sentence = /^.{12,150}?[.!?。！？؟](?=\s|$|\P{ASCII})/u.exec(first)?.[0] ?? first;
    if (sentence !== '') return cut(sentence, LENGTHS.tagline);
  }
  return otherwise;
}

/** Notes are often written in HTML or Markdown; here they are text. */
function withoutMarkup(text: string): string {
  return toClean(text.slice(0, MOST_MARKUP))
    .replaceAll(/<(style|script)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|h\d|li)\s*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/^[#>\s]+|[*_`]{1,3}/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function line(text: string, length: number): string {
  return cut(toOneLine(text), length);
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
