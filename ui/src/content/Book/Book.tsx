import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Artwork } from '../Artwork/Artwork';
import { contentLang } from '../content-language';
import type { StoryCardValue } from '../model';
import { NewStamp } from '../NewStamp/NewStamp';
import { book, cover, inkOf, rule, stampPlace, title } from './Book.css';

interface BookProps {
  story: Pick<StoryCardValue, 'title' | 'displayLanguage' | 'cover' | 'coverInk'>;
  /** How wide the book is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The level of the title where the book carries a heading; without it the title is plain text. */
  headingLevel?: 3;
  stamped?: boolean;
  /** Over the cover and beneath the title: the binding that its reader uses. */
  binding?: ReactNode;
  viewTransitionName?: string | undefined;
  priority?: boolean;
}

/** Titles longer than this are set smaller. */
const longTitle = 26;

/** A story as a bound book: the title is text on the cover, and the book opens towards the end of the line. */
export function Book(props: BookProps) {
  const { story, sizes, headingLevel, stamped = false, binding, viewTransitionName, priority = false } = props;
  const lang = contentLang(story.displayLanguage, useIntl().locale);
  const Title = headingLevel === undefined ? 'span' : 'h3';
  return (
    <div className={`${book} ${inkOf[story.coverInk]}`} style={{ viewTransitionName }}>
      <div className={cover}>
        <Artwork picture={story.cover} alt="" sizes={sizes} priority={priority} />
      </div>
      <div className={rule} />
      {binding}
      <Title className={title} data-length={story.title.length > longTitle ? 'long' : undefined}>
        <bdi lang={lang}>{story.title}</bdi>
      </Title>
      {stamped && (
        <div className={stampPlace}>
          <NewStamp />
        </div>
      )}
    </div>
  );
}
