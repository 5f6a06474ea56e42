/** Where something is in a text: from the first letter to behind the last. */
export interface Place {
  start: number;
  end: number;
}

/** The places of all matches, in the order of the text. */
export function placesOf(pattern: RegExp, text: string): Place[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/**
 * The nearest places before and after another, at most so many letters away. Takes the logarithm of their number.
 *
 * @param places In the order of the text, none inside another.
 */
export function neighboursOf(places: readonly Place[], { end, start }: Place, reach: number): Place[] {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [places[low - 1], places[low]];
  return [
    ...(before !== undefined && before.end >= start - reach ? [before] : []),
    ...(after !== undefined && after.start <= end + reach ? [after] : []),
  ];
}

/** A text with every match made unreadable; all else keeps its place. */
export function blank(pattern: RegExp, text: string): string {
  return text.replaceAll(pattern, (found) => '#'.repeat(found.length));
}
