import type { CharacterCardFacts } from '../../providers/text/text-engine.ts';
import { createRandom } from '../../media/art/random.ts';
import { toLocale, type Locale } from '../../lib/locale.ts';
import { FUNNY_TEXTS } from '../texts/by-locale.ts';

/** Occasions whose lines can be read without a question before them. */
const OCCASIONS = ['advice', 'wish', 'praise', 'fear', 'wellbeing'] as const;

/**
 * A character's line for a day: one of their own, or one of the house in their language. The same for everyone, all day.
 *
 * @param day Such as `2026-11-21`, in UTC.
 */
export function lanternLine(
  { answers, language }: Pick<CharacterCardFacts, 'answers' | 'language'>,
  characterId: string,
  day: string,
): { text: string; language: Locale } {
  const spoken = toLocale(language);
  const own = OCCASIONS.flatMap((occasion) => answers[occasion] ?? []);
  const text = createRandom(`lantern:${day}:${characterId}`).pick([...own, ...FUNNY_TEXTS[spoken].lanterns]);
  return { text, language: spoken };
}
