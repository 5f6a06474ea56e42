import { ALargeSmall, ArrowLeft, ChevronLeft, ChevronRight, Headphones, TableOfContents } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { BarButton } from './BarButton';
import {
  bar,
  barButton,
  chapterName,
  fill,
  head,
  pager,
  progress,
  share as shareStyle,
  titleName,
  tools,
} from './ReadingBar.css';

export type SheetName = 'contents' | 'style';

interface ReadingBarProps {
  readonly title: string;
  /** BCP 47 tag of the title. */
  readonly titleLanguage: string;
  /** Of the chapter that is being read; null before the first. */
  readonly chapter: string | null;
  /** BCP 47 tag of the book. */
  readonly language: string;
  /** How much of the chapter is read, from 0 to 1; null before the first. */
  readonly share: number | null;
  /** Null where the book has no pages. */
  readonly pages: { readonly page: number; readonly count: number; readonly direction: 'ltr' | 'rtl' } | null;
  readonly opened: SheetName | null;
  readonly isListening: boolean;
  readonly backHref: string;
  readonly onPage: (page: number) => void;
  readonly onOpen: (sheet: SheetName) => void;
  readonly onListen: () => void;
}

/** The running head of a book, at the bottom where thumbs are: where the reader is, and the tools. */
export function ReadingBar(props: ReadingBarProps) {
  const { title, titleLanguage, chapter, language, share, pages, opened, isListening, backHref } = props;
  const { onPage, onOpen, onListen } = props;
  const intl = useIntl();
  return (
    <div className={bar}>
      <span aria-hidden="true" className={progress}>
        <span className={fill} style={{ inlineSize: `${Math.round((share ?? 0) * 100)}%` }} />
      </span>
      <Link
        href={backHref}
        className={barButton}
        aria-label={intl.formatMessage({
          id: 'novel.back',
          defaultMessage: 'Back to the story',
          description: 'Leaves a book for the page that describes it',
        })}
      >
        <DrawnIcon drawing={ArrowLeft} pointing />
      </Link>
      <p className={head} data-beside-pages={pages === null ? undefined : ''}>
        <bdi lang={titleLanguage} className={titleName}>
          {title}
        </bdi>
        {chapter !== null && (
          <bdi lang={language} className={chapterName}>
            {chapter}
          </bdi>
        )}
      </p>
      {share !== null && (
        <span className={shareStyle}>
          <FormattedMessage
            id="novel.progress"
            defaultMessage="{share, number, percent} of the chapter"
            description="How much of the chapter of a book has been read"
            values={{ share: Math.round(share * 100) / 100 }}
          />
        </span>
      )}
      {pages !== null && <Pager {...pages} onPage={onPage} />}
      <span className={tools}>
        <BarButton
          drawing={Headphones}
          isPressed={isListening}
          onClick={onListen}
          label={intl.formatMessage({
            id: 'novel.listen',
            defaultMessage: 'Listen',
            description: 'Has a book read aloud by the browser',
          })}
        />
        <BarButton
          drawing={TableOfContents}
          isPressed={opened === 'contents'}
          onClick={() => onOpen('contents')}
          label={intl.formatMessage({
            id: 'novel.contents.open',
            defaultMessage: 'Contents',
            description: 'Opens the contents of a book',
          })}
        />
        <BarButton
          drawing={ALargeSmall}
          isPressed={opened === 'style'}
          onClick={() => onOpen('style')}
          label={intl.formatMessage({
            id: 'novel.style.open',
            defaultMessage: 'Text settings',
            description: 'Opens the settings of how a book is set',
          })}
        />
      </span>
    </div>
  );
}

interface PagerProps {
  readonly page: number;
  readonly count: number;
  readonly direction: 'ltr' | 'rtl';
  readonly onPage: (page: number) => void;
}

function Pager({ page, count, direction, onPage }: PagerProps) {
  const intl = useIntl();
  const [before, after] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <span className={pager} dir={direction}>
      <BarButton
        drawing={before}
        isOff={page === 0}
        onClick={() => onPage(page - 1)}
        label={intl.formatMessage({
          id: 'novel.page.previous',
          defaultMessage: 'Previous page',
          description: 'Turns a page of a book back',
        })}
      />
      <span dir="auto">
        <FormattedMessage
          id="novel.page"
          defaultMessage="{page, number} of {count, number}"
          description="Which page of a book is open, of how many"
          values={{ page: page + 1, count }}
        />
      </span>
      <BarButton
        drawing={after}
        isOff={page >= count - 1}
        onClick={() => onPage(page + 1)}
        label={intl.formatMessage({
          id: 'novel.page.next',
          defaultMessage: 'Next page',
          description: 'Turns to the next page of a book',
        })}
      />
    </span>
  );
}
