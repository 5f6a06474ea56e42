import type { PhrasedParagraph } from './round-phrases';
import { phrase as phraseStyle } from './RoundText.css';

interface ParagraphTextProps {
  readonly paragraph: PhrasedParagraph;
  /** How many phrases of the round are seen; undefined where they do not come one by one. */
  readonly shown: number | undefined;
}

/** The words of a paragraph. Those that are still to come keep their place, and are there for screen readers. */
export function ParagraphText({ paragraph: { from, phrases }, shown }: ParagraphTextProps) {
  if (shown === undefined) return phrases.join('');
  return phrases.map((phrase, place) => (
    <span key={place} data-to-come={from + place >= shown || undefined} className={phraseStyle}>
      {phrase}
    </span>
  ));
}
