import { memo, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';

import { directionOfContent } from '../../play/content';
import type { RoundValue } from '../../play/model';
import type { NovelStoryValue, SpokenSentenceValue } from '../model';
import { book, decisionTaken, round as roundStyle } from './Book.css';
import { aloud } from './aloud';
import { bookParts } from './book-parts';
import { BookBlock } from './BookBlock';

import type { PageLayout } from './page-layout';
import { TitlePage } from './TitlePage';

interface BookRoundProps {
  readonly round: RoundValue;
  readonly isFirst: boolean;
  /** BCP 47 tags of the round and of the book around it. */
  readonly language: string;
  readonly bookLanguage: string;
  readonly spoken: SpokenSentenceValue | null;
  readonly help: ReactNode;
}

/** A round as a part of the book, after what the reader decided to come to it. */
const BookRound = memo(function BookRound({ round, isFirst, language, bookLanguage, spoken, help }: BookRoundProps) {
  const own = language === bookLanguage ? {} : { lang: language, dir: directionOfContent(language) };
  return (
    <section {...own} className={roundStyle} data-round={round.roundId} tabIndex={-1}>
      {!isFirst && round.choiceText !== null && (
        <p className={decisionTaken} dir="auto">
          <FormattedMessage
            id="novel.decision.taken"
            defaultMessage="<aloud>You decided:</aloud> {decision}"
            description="A decision that the reader has taken, in the book; what is in <aloud> is read aloud and not shown"
            values={{
              decision: round.choiceText,
              aloud,
            }}
          />
        </p>
      )}
      {help}
      {bookParts(round, isFirst).map((part) => (
        <BookBlock key={part.block} part={part} language={language} spoken={spoken} />
      ))}
    </section>
  );
});

interface BookProps {
  readonly story: NovelStoryValue;
  readonly rounds: readonly RoundValue[];
  readonly spoken: SpokenSentenceValue | null;
  /** Null in scrolling mode. */
  readonly layout: PageLayout | null;
  readonly ref: Ref<HTMLElement>;
  /** Where help is, before the last round. */
  readonly help: ReactNode;
  /** What stands after the last words: a decision, or the end. */
  readonly children: ReactNode;
}

/** A story as a book: its title, everything that is written so far, and what comes after it. */
export function Book({ story, rounds, spoken, layout, ref, help, children }: BookProps) {
  const { language } = story;
  const pages =
    layout === null ? undefined : { columnCount: layout.columns, columnGap: layout.gap, paddingInline: layout.gap / 2 };
  return (
    <article
      ref={ref}
      className={book}
      lang={language}
      dir={directionOfContent(language)}
      data-own-script=""
      style={pages}
    >
      <TitlePage story={story} />
      {rounds.map((round, position) => (
        <BookRound
          key={round.roundId}
          round={round}
          isFirst={position === 0}
          language={round.language ?? story.writtenLanguage ?? language}
          bookLanguage={language}
          spoken={spoken?.roundId === round.roundId ? spoken : null}
          help={round === rounds.at(-1) && help}
        />
      ))}
      {children}
    </article>
  );
}
