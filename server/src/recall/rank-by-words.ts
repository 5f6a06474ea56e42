import { normalizeForSearch } from '../lib/search-text.ts';

/** Robertson and Zaragoza, The Probabilistic Relevance Framework (2009): how soon repeats count less. */
const SATURATION = 1.2;
/** The same: how much a long text counts less. */
const LENGTH_WEIGHT = 0.75;

/** Of each text, in UTF-16 code units: a thousand long ones must not hold up other requests. */
const MOST_CHARACTERS = 2_000;

const WORD = /[\p{L}\p{N}]+/gu;
const TIGHT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The places of texts that share words with a question, best first by BM25; of equal ones the later first. */
export function rankByWords(question: string, texts: readonly string[]): number[] {
  const wanted = new Set(termsOf(question));
  const documents = texts.map((text) => termsOf(text));
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const counts = documents.map((terms) => countOf(terms.filter((term) => wanted.has(term))));
  const found = (term: string) => counts.filter((count) => count.has(term)).length;
  const weights = new Map([...wanted].map((term) => [term, weightOf(found(term), texts.length)]));
  return counts
    .map((count, place) => {
      const length = documents[place]?.length ?? 0;
      const damping = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / Math.max(1, mean));
      const score = [...count].reduce(
        (sum, [term, times]) => sum + ((weights.get(term) ?? 0) * times * (SATURATION + 1)) / (times + damping),
        0,
      );
      return { place, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.place - a.place)
    .map(({ place }) => place);
}

function weightOf(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/** Words; pairs of characters in scripts without spaces. */
function termsOf(text: string): string[] {
  return (normalizeForSearch(text.slice(0, MOST_CHARACTERS)).match(WORD) ?? []).flatMap((word) =>
    TIGHT.test(word) ? pairsOf(word) : [word],
  );
}

function pairsOf(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, before) => `${characters[before] ?? ''}${character}`);
}

function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
