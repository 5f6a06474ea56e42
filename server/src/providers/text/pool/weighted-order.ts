/**
 * All items, each in a place that its weight makes likely: of two with weights 3 and 1, the first leads three times in
 * four (Efraimidis and Spirakis, 2006).
 *
 * @param random From 0 to 1, like `Math.random`.
 */
export function weightedOrder<Item extends { weight: number }>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() ** (1 / item.weight) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ item }) => item);
}
