const MOST_LETTERS = 120;

export function detailOf(text: string, from: number, to: number): { detail?: string } {
  const words = text
    .slice(from, Math.min(to, from + MOST_LETTERS))
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? {} : { detail: words };
}
