import { foldForKeys } from '../../prompt/keywords.ts';

export interface Named {
  id: string;
  names: readonly string[];
}

/** Shorter parts are often other words. */
const SHORTEST_PART = 3;

/** The folded names of characters, with first words that are unique. */
export function callNames(cast: readonly Named[]): Map<string, string[]> {
  const firstWords = cast.map(({ names }) => new Set(names.flatMap((name) => firstWord(name) ?? [])));
  return new Map(
    cast.map(({ id, names }, index) => {
      const full = names.map((name) => foldForKeys(name).trim()).filter((name) => name !== '');
      const isShared = (word: string) => firstWords.some((words, other) => other !== index && words.has(word));
      const short = [...(firstWords[index] ?? [])].filter((word) => !isShared(word));
      return [id, [...new Set([...full, ...short])].toSorted((a, b) => b.length - a.length)];
    }),
  );
}

function firstWord(name: string): string | undefined {
  const [first = ''] = foldForKeys(name).trim().split(/\s+/);
  return first.length < SHORTEST_PART ? undefined : first;
}
