import { paragraphsOf } from '../SpokenText/spoken-parts';
import { page, paragraph } from './Opening.css';

interface OpeningProps {
  text: string;
  /** BCP 47 tag of the language the story is written in. */
  language: string;
}

/** Languages of the product whose script has no drop capitals. */
const withoutDropCaps = new Set(['ar', 'zh', 'ja', 'ko']);

/** The first lines of a story on a page of its book; Latin scripts begin with a drop capital. */
export function Opening({ text, language }: OpeningProps) {
  const [primary = ''] = language.split('-');
  return (
    <div className={page} lang={language} data-drop-cap={!withoutDropCaps.has(primary)}>
      {paragraphsOf(text).map((words, position) => (
        <p key={position} dir="auto" className={paragraph}>
          {words}
        </p>
      ))}
    </div>
  );
}
