/** A stretch of what a character says: words spoken aloud, an action between asterisks, or stressed words between two. */
export interface SpokenPart {
  readonly kind: 'speech' | 'action' | 'strong';
  readonly text: string;
}

/** Splits a text into its paragraphs, which an empty line parts. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

const marked = /(\*{1,3})([^*]+)\1/g;

/** Splits a paragraph into speech, actions and stressed words. An asterisk without its partner is an asterisk. */
export function spokenParts(paragraph: string): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let end = 0;
  const speakTo = (index: number) => {
    if (index > end) parts.push({ kind: 'speech', text: paragraph.slice(end, index) });
  };
  for (const match of paragraph.matchAll(marked)) {
    const [whole, marks = '', text = ''] = match;
    speakTo(match.index);
    parts.push({ kind: marks === '*' ? 'action' : 'strong', text });
    end = match.index + whole.length;
  }
  speakTo(paragraph.length);
  return parts;
}
