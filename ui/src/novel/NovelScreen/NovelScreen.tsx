import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import '../../theme/papers.css';
import { directionOfContent } from '../../play/content';
import { OwnMove } from '../../play/OwnMove/OwnMove';
import { MoveNotice } from '../../play/PlayNotice/MoveNotice';
import { OlderRound } from '../../play/PlayNotice/OlderRound';
import { Book } from '../Book/Book';
import { measures, spacings } from '../Book/Book.css';
import { contentsOf } from '../Book/contents';
import { ContentsPanel } from '../ContentsPanel/ContentsPanel';
import { Decision } from '../Decision/Decision';
import { ListeningStrip } from '../Listening/ListeningStrip';
import { textSizes, type NovelScreenProps, type PaperValue } from '../model';
import { ReadingBar, type SheetName } from '../ReadingBar/ReadingBar';
import { StylePanel } from '../StylePanel/StylePanel';
import { foot, frame as frameStyle, notices, part, screen, sheets, stop } from './NovelScreen.css';
import { usePageTurning } from './use-page-turning';
import { usePages } from './use-pages';
import { useReaderPlace } from './use-reader-place';
import { useSpokenInView } from './use-spoken-in-view';

/** Which theme a paper belongs to; that of the page has none of its own. */
const themeOf = {
  theme: undefined,
  day: 'day',
  sepia: 'day',
  night: 'night',
} as const satisfies Record<PaperValue, string | undefined>;

/** A story read as a book, downwards or in pages: the words, the decision or the end after them, and the tools. */
export function NovelScreen(props: NovelScreenProps) {
  const { story, rounds, shownId, standing, move, style, brand, isOffline, listening, spoken } = props;
  const { balance, ending, backHref } = props;
  const { locale } = useIntl();
  const { language } = story;
  const frame = useRef<HTMLDivElement>(null);
  const book = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const last = rounds.at(-1);
  const pageDirection = directionOfContent(locale);

  const layout = usePages(frame, style);
  const { status, goTo, toPage } = useReaderPlace({
    frame,
    book,
    layout,
    style,
    lastRoundId: last?.roundId ?? '',
    initialPlace: props.initialPlace,
    onPlace: props.onPlace,
  });
  const isPaged = style.flow === 'pages';
  const direction = directionOfContent(language);
  const taps = usePageTurning({ isPaged, direction, status, toPage });
  useSpokenInView(book, spoken, isPaged, goTo);

  // The address has become another round: the reader moves there, and so does a screen reader.
  const seenId = useRef(shownId);
  useEffect(() => {
    if (seenId.current === shownId) return;
    seenId.current = shownId;
    goTo({ roundId: shownId, block: -1, part: 0 });
    const round = book.current?.querySelector<HTMLElement>(`[data-round="${CSS.escape(shownId)}"]`);
    round?.focus({ preventScroll: true });
  }, [shownId, goTo]);

  const entries = contentsOf(rounds);
  const chapters = entries.filter((entry) => entry.kind === 'chapter');
  const chapter = chapters[status.index];
  const closeSheet = () => setSheet(null);
  /** What the page says in the book, in the page's own language. */
  const ofPage = { dir: pageDirection, lang: locale, 'data-own-script': '' };

  return (
    <div
      className={`${screen} ${measures[style.measure]} ${spacings[style.spacing]}`}
      data-novel=""
      data-flow={style.flow}
      data-face={style.face}
      data-paper={style.paper}
      data-brand={style.paper === 'theme' ? undefined : brand}
      data-theme={themeOf[style.paper]}
    >
      <div
        {...taps}
        ref={frame}
        dir={direction}
        className={frameStyle}
        style={{ fontSize: `${textSizes[style.size] ?? textSizes[3]}rem` }}
      >
        <div className={sheets}>
          <Book
            ref={book}
            story={story}
            rounds={rounds}
            spoken={spoken}
            layout={layout}
            help={
              props.help && (
                <div {...ofPage} className={part}>
                  {props.help}
                </div>
              )
            }
          >
            {last !== undefined && last.choices.length > 0 && standing.kind === 'current' && (
              <Decision round={last} move={move} language={language} isOn={!isOffline} onChoose={props.onChoose} />
            )}
            {last !== undefined && last.typedPrice !== null && standing.kind === 'current' && (
              <div {...ofPage} className={part}>
                <OwnMove
                  key={last.roundId}
                  price={last.typedPrice}
                  isAside={last.typedIsAside}
                  isLacking={balance !== null && balance < last.typedPrice}
                  isRefused={move.kind === 'refused'}
                  isPending={move.kind === 'pending'}
                  isOn={!isOffline}
                  onType={props.onType}
                  keptWords={props.keptWords}
                />
              </div>
            )}
            <div {...ofPage} data-last={ending ? '' : undefined} className={notices}>
              {props.notices}
              {standing.kind === 'older' ? (
                <OlderRound {...standing} />
              ) : (
                <MoveNotice move={move} isOffline={isOffline} pricesHref={props.pricesHref} />
              )}
              {ending}
            </div>
          </Book>
          {layout !== null &&
            Array.from({ length: status.pages }, (_, page) => (
              <span key={page} aria-hidden="true" className={stop} style={{ insetInlineStart: `${page * 100}%` }} />
            ))}
        </div>
      </div>
      <div className={foot}>
        {sheet === 'style' && <StylePanel style={style} onStyle={props.onStyle} onClose={closeSheet} />}
        {sheet === 'contents' && (
          <ContentsPanel
            entries={entries}
            chapterIndex={status.index}
            language={language}
            onChapter={(roundId, block) => {
              closeSheet();
              goTo({ roundId, block, part: 0 });
            }}
            onGoTo={(roundId) => {
              closeSheet();
              props.onGoTo(roundId);
            }}
            onShare={props.onShare}
            onExport={props.onExport}
            onClose={closeSheet}
          />
        )}
        {listening.kind !== 'closed' && <ListeningStrip listening={listening} />}
        <ReadingBar
          title={story.title}
          titleLanguage={story.displayLanguage}
          chapter={chapter?.title ?? null}
          language={language}
          share={chapter === undefined ? null : status.share}
          pages={isPaged ? { page: status.page, count: status.pages, direction } : null}
          opened={sheet}
          isListening={listening.kind !== 'closed'}
          backHref={backHref}
          onPage={toPage}
          onOpen={(name) => setSheet(sheet === name ? null : name)}
          onListen={props.onListen}
        />
      </div>
    </div>
  );
}
