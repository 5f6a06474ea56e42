import { useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { paragraphsOf } from '../../content/SpokenText/spoken-parts';
import { clamped, whole } from './PostText.css';

interface PostTextProps {
  readonly text: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** A card has room for some lines, a page for all. */
  readonly room: 'card' | 'page';
}

/** The words of a post: plain text, an empty line between paragraphs. */
export function PostText({ text, language, room }: PostTextProps) {
  return (
    <div className={room === 'card' ? clamped : whole} lang={contentLang(language, useIntl().locale)}>
      {paragraphsOf(text).map((paragraph, position) => (
        <p key={position} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
