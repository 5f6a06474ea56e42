import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { directionOfContent } from '../content';
import type { PlayStoryValue, RoundValue } from '../model';
import { roundTitle, type RoundTitleValue } from '../round-title';
import { ChapterNumber } from '../RoundText/RoundText';
import { head, move as moveStyle, title as titleStyle } from './RoundHead.css';

interface RoundHeadProps {
  readonly story: PlayStoryValue;
  readonly round: RoundValue;
  /** Whether the round has just come: also at the beginning of a story. */
  readonly isNew: boolean;
}

/** From this length a title is set smaller, in characters. */
const longTitle = 42;

export function RoundHead({ story, round, isNew }: RoundHeadProps) {
  const { locale } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastId = useRef(isNew ? null : round.roundId);
  useEffect(() => {
    if (lastId.current === round.roundId) return;
    lastId.current = round.roundId;
    heading.current?.focus({ preventScroll: true });
  }, [round.roundId]);
  const value = roundTitle(round);
  const words = titleWords(value, story);
  const isOfStory = value.kind !== 'number';
  const lang = value.kind === 'opening' ? story.displayLanguage : story.language;
  return (
    <div dir={isOfStory ? directionOfContent(lang) : undefined} className={head}>
      {value.kind === 'chapter' && <ChapterNumber number={value.number} />}
      <h1
        ref={heading}
        tabIndex={-1}
        lang={isOfStory ? contentLang(lang, locale) : undefined}
        data-long={(words?.length ?? 0) > longTitle || undefined}
        data-own-script=""
        className={titleStyle}
      >
        {words ?? (
          <FormattedMessage
            id="play.round"
            defaultMessage="Round {round, number}"
            description="Which round of a story this is, where it is not known how many there are"
            values={{ round: round.progress.round }}
          />
        )}
      </h1>
      {value.kind === 'number' && (
        <p dir="auto" className={moveStyle}>
          {value.move}
        </p>
      )}
    </div>
  );
}

/** Words by the author or the reader; null where the round has only its number. */
const titleWords = (value: RoundTitleValue, { title }: PlayStoryValue): string | null => {
  if (value.kind === 'number') return null;
  return value.kind === 'opening' ? title : value.title;
};
