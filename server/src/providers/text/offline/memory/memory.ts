import type { TextRequest } from '../../text-engine.ts';
import { sameness, sentencesOf } from '../sentences.ts';

/** What was said before, so that it is not said again soon. */
export interface SpokenMemory {
  has(sentence: string): boolean;
  /** How many replies ago a sentence was last said; Infinity for never. */
  age(sentence: string): number;
  /** How many replies ago some words within a sentence were last said; Infinity for never. */
  ageOfWords(words: string): number;
  /** Whether the visitor has read a sentence: it is in the conversation itself, not in a try that was discarded. */
  isTold(sentence: string): boolean;
}

export function memoryOf({ character, lastReplies, messages }: TextRequest): SpokenMemory {
  const spoken = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const replies = [...lastReplies, ...spoken.toReversed()];
  const ages = new Map<string, number>();
  replies.forEach((reply, age) => {
    for (const { text } of sentencesOf(reply, character.language)) {
      const key = sameness(text);
      if (!ages.has(key)) ages.set(key, age);
    }
  });
  const told = new Set(
    spoken.flatMap((reply) => sentencesOf(reply, character.language)).map(({ text }) => sameness(text)),
  );
  const folded = replies.map(sameness);
  const age = (sentence: string): number => ages.get(sameness(sentence)) ?? Number.POSITIVE_INFINITY;
  return {
    age,
    ageOfWords(words) {
      const found = folded.findIndex((reply) => reply.includes(sameness(words)));
      return found < 0 ? Number.POSITIVE_INFINITY : found;
    },
    has: (sentence) => age(sentence) < Number.POSITIVE_INFINITY,
    isTold: (sentence) => told.has(sameness(sentence)),
  };
}
