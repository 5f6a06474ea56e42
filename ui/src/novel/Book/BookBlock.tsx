import { FormattedMessage } from 'react-intl';

import { takesDropCap } from '../../play/content';
import type { SpokenSentenceValue } from '../model';
import { aloud } from './aloud';
import type { BookPart } from './book-parts';
import { chapter, chapterNumeral, chapterTitle, gap, letter, paragraph, plate } from './BookBlock.css';
import { Ornament } from './Ornament';
import { bookNumeral } from './numeral';
import { BlockText } from './BlockText';

interface BookBlockProps {
  readonly part: BookPart;
  readonly language: string;
  readonly spoken: SpokenSentenceValue | null;
}

export function BookBlock({ part, language, spoken }: BookBlockProps) {
  const here = spoken?.block === part.block ? spoken : null;
  const place = { 'data-block': part.block };
  if (part.kind === 'chapter') {
    return (
      <h2 {...place} className={chapter}>
        <span aria-hidden="true" className={chapterNumeral}>
          {bookNumeral(part.number, language)}
        </span>
        <FormattedMessage
          id="novel.chapter"
          defaultMessage="<aloud>Chapter {number}:</aloud> {title}"
          description="Heading of a chapter; what is in <aloud> is read aloud and not shown, a numeral is shown instead"
          values={{
            number: part.number,
            title: (
              <span className={chapterTitle}>
                <BlockText text={part.title} spoken={here} />
              </span>
            ),
            aloud,
          }}
        />
      </h2>
    );
  }
  if (part.kind === 'gap') {
    return (
      <div {...place} className={gap}>
        <Ornament />
      </div>
    );
  }
  if (part.kind === 'paragraph') {
    return (
      <p
        {...place}
        className={paragraph}
        data-drop-cap={(part.begins && takesDropCap(part.text)) || undefined}
        data-follows={part.follows || undefined}
      >
        <BlockText text={part.text} spoken={here} />
      </p>
    );
  }
  if (part.kind === 'letter') {
    return (
      <blockquote {...place} className={letter}>
        <BlockText text={part.text} spoken={here} />
      </blockquote>
    );
  }
  return (
    <figure {...place} className={plate}>
      <figcaption>
        <BlockText text={part.text} spoken={here} />
      </figcaption>
    </figure>
  );
}
