export interface MatchedPart {
  readonly text: string;
  readonly matches: boolean;
}

/** Characters before the first match in an excerpt. */
const leadLength = 40;

/** Splits a text at every place where it says `query`, whatever the case; it begins a little before the first. */
export function matchedParts(text: string, query: string): MatchedPart[] {
  const sought = query.trim();
  if (sought === '') return [{ text, matches: false }];
  const pattern = new RegExp(`(${sought.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)})`, 'giu');
  const first = text.search(pattern);
  const excerpt = first > leadLength ? `…${text.slice(first - leadLength)}` : text;
  return excerpt
    .split(pattern)
    .map((part, position) => ({ text: part, matches: position % 2 === 1 }))
    .filter((part) => part.text !== '');
}
