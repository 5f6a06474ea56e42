import { cutAtWord } from '../../lib/text/cut-at-word.ts';
import { toLocale, type Locale } from '../../lib/locale.ts';
import { createRandom } from '../../media/art/random.ts';
import type { CharacterCardFacts } from '../../providers/text/text-engine.ts';
import { FUNNY_TEXTS } from '../texts/by-locale.ts';

const OCCASIONS = ['hello', 'farewell', 'wish', 'thanks', 'wellbeing'] as const;
/** What fits on a card, in UTF-16 units. */
const MOST = 220;

const spokenIn = (text: string): string =>
  text
    .replaceAll(/\*[^*]*\*/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export function sentencesWithin(text: string, most: number, language: string): string {
  let taken = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if ((taken + segment).trimEnd().length > most) break;
    taken += segment;
  }
  return taken.trim() === '' ? cutAtWord(text, most) : taken.trim();
}

export function postcardText(
  { answers, greeting, language }: Pick<CharacterCardFacts, 'answers' | 'greeting' | 'language'>,
  seed: string,
): { text: string; language: Locale } {
  const spoken = toLocale(language);
  const own = [...OCCASIONS.flatMap((occasion) => answers[occasion] ?? []), greeting]
    .map((text) => sentencesWithin(spokenIn(text), MOST, spoken))
    .filter((text) => text !== '');
  const choices = own.length === 0 ? FUNNY_TEXTS[spoken].lanterns : own;
  return { text: createRandom(`postcard:${seed}`).pick(choices), language: spoken };
}
