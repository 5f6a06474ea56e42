import type { TextRequest } from '../text-engine.ts';
import { sameness, sentencesOf } from './sentences.ts';

/** What was said before, so that it is not said again soon. */
export interface SpokenMemory {
  /** Whether a sentence was said. */
  has(sentence: string): boolean;
  /** How many replies ago a sentence was last said; Infinity for never. */
  age(sentence: string): number;
}

export function memoryOf({ character, lastReplies, messages }: TextRequest): SpokenMemory {
  const spoken = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const ages = new Map<string, number>();
  [...lastReplies, ...spoken.toReversed()].forEach((reply, age) => {
    for (const { text } of sentencesOf(reply, character.language)) {
      const key = sameness(text);
      if (!ages.has(key)) ages.set(key, age);
    }
  });
  const age = (sentence: string): number => ages.get(sameness(sentence)) ?? Number.POSITIVE_INFINITY;
  return { age, has: (sentence) => age(sentence) < Number.POSITIVE_INFINITY };
}
