import { paragraphsOf, spokenParts, type SpokenPart } from './spoken-parts';
import { action, paragraph as paragraphStyle } from './SpokenText.css';

interface SpokenTextProps {
  text: string;
  /** BCP 47 tag of the text where it is not the page's own language. */
  lang?: string | undefined;
}

function Part({ kind, text }: SpokenPart) {
  if (kind === 'action') return <em className={action}>{text}</em>;
  return kind === 'strong' ? <strong>{text}</strong> : text;
}

/** What a character says: speech in the face of the interface, actions in the face of the story. */
export function SpokenText({ text, lang }: SpokenTextProps) {
  return paragraphsOf(text).map((paragraph, position) => (
    <p key={position} dir="auto" lang={lang} className={paragraphStyle}>
      {spokenParts(paragraph).map((part, partPosition) => (
        <Part key={partPosition} {...part} />
      ))}
    </p>
  ));
}
