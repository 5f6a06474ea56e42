import type { TextRequest } from '../../text-engine.ts';
import { sameness, sentencesOf } from '../sentences.ts';

export interface SpokenMemory {
  has(sentence: string): boolean;
  /** Replies since a sentence was said; Infinity for never. */
  age(sentence: string): number;
  ageOfWords(words: string): number;
  /** In the conversation itself, not in a discarded version. */
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
