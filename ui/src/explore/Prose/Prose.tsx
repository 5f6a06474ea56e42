import { paragraphsOf } from '../../content/SpokenText/spoken-parts';
import { prose } from './Prose.css';

interface ProseProps {
  text: string;
  /** BCP 47 tag of the text where it is not the page's own language. */
  lang?: string | undefined;
}

/** Running text by a creator, in the face of stories and at the width of a page. */
export function Prose({ text, lang }: ProseProps) {
  return (
    <div className={prose} lang={lang}>
      {paragraphsOf(text).map((paragraph, position) => (
        <p key={position} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
