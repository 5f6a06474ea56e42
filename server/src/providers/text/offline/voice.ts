import type { CharacterCardFacts } from '../text-engine.ts';
import type { SpokenMemory } from './memory/memory.ts';
import type { Phrases } from './phrases/phrases.ts';
import { sameness, sentencesOf } from './sentences.ts';

/** Shorter sentences, such as `Good.`, may recur. */
const TELLING_LENGTH = 7;

export class Voice {
  readonly #card: CharacterCardFacts;
  readonly #memory: SpokenMemory;
  readonly #random: () => number;

  constructor(card: CharacterCardFacts, memory: SpokenMemory, random: () => number) {
    this.#card = card;
    this.#memory = memory;
    this.#random = random;
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  any<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  isFresh(text: string): boolean {
    return this.age(text) === Number.POSITIVE_INFINITY;
  }

  /** Replies since any sentence of a text was said. */
  age(text: string): number {
    const sentences = sentencesOf(text, this.#card.language);
    const speech = sentences.filter(({ isAction, text }) => !isAction && sameness(text).length >= TELLING_LENGTH);
    return Math.min(...(speech.length > 0 ? speech : sentences).map((sentence) => this.#memory.age(sentence.text)));
  }

  pick(texts: readonly string[]): string | undefined {
    const fresh = texts.filter((text) => this.isFresh(text));
    return this.any(fresh) ?? texts.toSorted((a, b) => this.age(b) - this.age(a))[0];
  }

  isUnquoted(text: string): boolean {
    return this.#memory.ageOfWords(text) === Number.POSITIVE_INFINITY;
  }

  isTold(text: string): boolean {
    return sentencesOf(text, this.#card.language).some((sentence) => this.#memory.isTold(sentence.text));
  }

  phrase(phrases: Phrases, kind: keyof Phrases, places: Readonly<Record<string, string>> = {}): string {
    const all = { char: shortName(this.#card.name), ...places };
    const aged = phrases[kind].map((text) => {
      const filled = text
        .replaceAll(/\{(\w+)\}/g, (whole, name: keyof typeof all) => all[name] ?? whole)
        .replace(/^[“«\s]*\p{Ll}/u, (beginning) => beginning.toUpperCase());
      return { filled, age: Math.min(this.age(filled), this.ageOfFrame(text)) };
    });
    const oldest = Math.max(...aged.map(({ age }) => age));
    return this.any(aged.filter(({ age }) => age === oldest))?.filled ?? '';
  }

  freshPhrase(phrases: Phrases, kind: keyof Phrases, places: Readonly<Record<string, string>> = {}): string {
    const isUsed = phrases[kind].every((text) => this.ageOfFrame(text) < PHRASE_REST);
    return isUsed ? '' : this.phrase(phrases, kind, places);
  }

  ageOfFrame(phrase: string): number {
    const frames = phrase
      .split(/\{(?:fact|words|title|visitor|language|list)\}/)
      .filter((part) => sameness(part).length >= FRAME_LENGTH);
    return Math.min(...frames.map((frame) => this.#memory.ageOfWords(frame)));
  }
}

/** Replies before the words around a quotation recur. */
const PHRASE_REST = 6;

/** Shorter frames, such as `I said`, do not count. */
const FRAME_LENGTH = 3;

const TITLES = new Set(
  'captain doctor dr lady lord sir madam mr mrs ms mx the don doña dom professor aunt uncle old'.split(' '),
);

/** The first name, unless a title or as short as `Su`. */
function shortName(name: string): string {
  const [first = name] = name.split(' ');
  return first.length <= 2 || TITLES.has(first.toLowerCase().replace('.', '')) ? name : first;
}
