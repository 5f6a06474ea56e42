/** Pairs of words that are compared at most; longer texts that share little are put one after the other. */
const mostPairs = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function commonLength(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((item, index) => item !== other[index]);
  return length === -1 ? one.length : length;
}

/** The length of the longest common subsequence of what follows each pair of places: row by row. */
function commonLengths(one: readonly string[], other: readonly string[]): (row: number, column: number) => number {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const isSame = one[row] === other[column];
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function mergeWords(mine: readonly string[], theirs: readonly string[]): string[] {
  if (mine.length * theirs.length > mostPairs) return [...theirs, '\n\n', ...mine];
  const common = commonLengths(mine, theirs);
  const merged: string[] = [];
  let [row, column] = [0, 0];
  while (row < mine.length || column < theirs.length) {
    const [here, there] = [mine[row], theirs[column]];
    if (here === there && here !== undefined) {
      merged.push(here);
      row += 1;
      column += 1;
    } else if (there !== undefined && (here === undefined || common(row, column + 1) >= common(row + 1, column))) {
      merged.push(there);
      column += 1;
    } else if (here !== undefined) {
      merged.push(here);
      row += 1;
    }
  }
  return merged;
}

const isSpace = (word: string) => word.trim() === '';

const spaced = (words: readonly string[]): string =>
  words
    .map((word, index) => {
      const before = words[index - 1];
      return before === undefined || isSpace(before) || isSpace(word) ? word : ` ${word}`;
    })
    .join('');

/** Keeps both versions of a text: what they share once, and where they differ theirs before mine. */
export function joinTexts(mine: string, theirs: string): string {
  const [here, there] = [wordsOf(mine), wordsOf(theirs)];
  const start = commonLength(here, there);
  const [restHere, restThere] = [here.slice(start), there.slice(start)];
  const end = commonLength(restHere.toReversed(), restThere.toReversed());
  const middle = mergeWords(restHere.slice(0, restHere.length - end), restThere.slice(0, restThere.length - end));
  return spaced([...here.slice(0, start), ...middle, ...restHere.slice(restHere.length - end)]);
}

/** The entries of both lists, theirs first, each once. */
export const joinLists = <Item>(
  mine: readonly Item[],
  theirs: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[] => [...theirs, ...mine.filter((item) => !theirs.some((other) => isSame(item, other)))];
