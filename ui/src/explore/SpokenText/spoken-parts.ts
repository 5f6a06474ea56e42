/** A stretch of what a character says: words spoken aloud, or an action, which the writer sets between asterisks. */
export interface SpokenPart {
  readonly kind: 'speech' | 'action';
  readonly text: string;
}

/** Splits a text into its paragraphs, which an empty line parts. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Splits a paragraph into speech and actions. An asterisk without its partner is an asterisk. */
export function spokenParts(paragraph: string): SpokenPart[] {
  return paragraph
    .split(/(\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.length > 2 && part.startsWith('*') && part.endsWith('*')
        ? { kind: 'action', text: part.slice(1, -1) }
        : { kind: 'speech', text: part },
    );
}
