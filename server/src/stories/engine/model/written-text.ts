import { toClean } from '../../../lib/plain-text.ts';

/** Texts on one line each, without the empty ones. */
export function lines(texts: readonly string[], most: number, length: number): string[] {
  return texts.flatMap((text) => line(text, length) ?? []).slice(0, most);
}

/** A text on one line; null where there is none. */
export function line(text: string | null, length: number): string | null {
  const plain = cut(
    toClean(text ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    length,
  );
  return plain === '' ? null : plain;
}

/** Cut at a word where there is one, never within a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  const atWord = kept.replace(/\s+\S*$/u, '');
  return `${(atWord === '' ? kept : atWord).trimEnd()}…`;
}
