import type { Locale } from '../../../lib/locale.ts';
import { foldForKeys, mentions } from '../../../prompt/keywords.ts';
import type { CharacterCardFacts } from '../text-engine.ts';
import { sameness } from './sentences.ts';
import { STARTER_PHRASES } from './starter-phrases.ts';

/** Longer texts do not fit a button. */
const MOST_TITLE = 48;
const MOST_LINE = 90;
const MOST_STARTERS = 3;
const READABLE = /^[^{}<>[\]|\\]*\p{L}{2}[^{}<>[\]|\\]*$/u;
const ARTICLE = /^(?:The|A|An) /u;

export interface StarterMaterial {
  card: Pick<CharacterCardFacts, 'exampleDialogue' | 'language' | 'lore'>;
  /** Never suggested again. */
  said: readonly string[];
  heard: string;
  locale: Locale;
  seed: number;
}

/** Up to three: mentioned lore topics, the examples' questions, other topics, general ones; never asked before. */
export function startersOf({ card, said, heard, locale, seed }: StarterMaterial): string[] {
  const { anyone, topics } = STARTER_PHRASES[locale];
  const asked = said.map(foldForKeys);
  const same = new Set(said.map(sameness));
  const heardFolded = foldForKeys(heard);
  const wakes = (text: string, { keys, title }: CharacterCardFacts['lore'][number]) =>
    [title, ...keys].some((key) => mentions(text, foldForKeys(key)));
  const open = rotated(
    card.lore.filter((entry) => isTopic(entry) && !asked.some((text) => wakes(text, entry))),
    seed,
  );
  const ask = (entry: CharacterCardFacts['lore'][number], index: number) =>
    (topics[index % topics.length] ?? topics[0]).replace('{topic}', inSentence(entry.title, locale));
  const mentioned = open.filter((entry) => wakes(heardFolded, entry)).slice(0, 2);
  const others = open.filter((entry) => !mentioned.includes(entry));
  const lines = card.language.slice(0, 2) === locale.slice(0, 2) ? rotated(linesOf(card), seed) : [];
  const offered = [...mentioned.map(ask), ...lines.slice(0, 1), ...others.map(ask), ...rotated(anyone, seed)];
  return [...new Set(offered)].filter((text) => !same.has(sameness(text))).slice(0, MOST_STARTERS);
}

function isTopic({ title }: { title: string }): boolean {
  const text = title.trim();
  return text.length <= MOST_TITLE && READABLE.test(text);
}

function linesOf({ exampleDialogue }: StarterMaterial['card']): string[] {
  return exampleDialogue
    .filter(({ speaker, text }) => speaker === 'visitor' && text.length <= MOST_LINE && READABLE.test(text))
    .map(({ text }) => text.trim());
}

function inSentence(title: string, locale: Locale): string {
  const topic = title.trim().replace(/[.。!?]+$/u, '');
  return locale === 'en-US' && ARTICLE.test(topic) ? `${topic.charAt(0).toLowerCase()}${topic.slice(1)}` : topic;
}

function rotated<Item>(items: readonly Item[], seed: number): Item[] {
  const at = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
