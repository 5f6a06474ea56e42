import { paragraphsOf } from '../../content/SpokenText/spoken-parts';
import { page, paragraph } from './Opening.css';

interface OpeningProps {
  text: string;
  /** BCP 47 tag of the text. */
  language: string;
}

/** Languages of the product whose script has no drop capitals. */
const withoutDropCaps = new Set(['ar', 'zh', 'ja', 'ko']);

/** Three lines of a phone: below a shorter paragraph the letter would push the next one aside. */
const leastForDropCap = 120;

/** The first lines of a story on a page of its book; Latin scripts begin with a drop capital. */
export function Opening({ text, language }: OpeningProps) {
  const [primary = ''] = language.split('-');
  const paragraphs = paragraphsOf(text);
  const hasDropCap = !withoutDropCaps.has(primary) && (paragraphs[0]?.length ?? 0) >= leastForDropCap;
  return (
    <div className={page} lang={language} data-drop-cap={hasDropCap}>
      {paragraphs.map((words, position) => (
        <p key={position} dir="auto" className={paragraph}>
          {words}
        </p>
      ))}
    </div>
  );
}
