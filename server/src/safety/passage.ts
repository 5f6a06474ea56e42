export interface Place {
  start: number;
  end: number;
}

export function placesOf(pattern: RegExp, text: string): Place[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/**
 * The nearest places before and after another within `reach`, in logarithmic time; `places` are ordered and disjoint.
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

export function blank(pattern: RegExp, text: string): string {
  return text.replaceAll(pattern, (found) => '#'.repeat(found.length));
}
