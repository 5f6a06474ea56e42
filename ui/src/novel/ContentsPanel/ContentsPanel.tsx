import type { StoryFileFormat } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { directionOfContent } from '../../play/content';
import type { ContentsEntry } from '../Book/contents';
import { bookNumeral } from '../Book/numeral';
import { ReadingSheet } from '../ReadingSheet/ReadingSheet';
import { act, acts, chapter, chapterTitle, decision, decisionText, list, numeral, quiet } from './ContentsPanel.css';

interface ContentsPanelProps {
  readonly entries: readonly ContentsEntry[];
  /** Index of the chapter that is being read, among the chapters; -1 before the first. */
  readonly chapterIndex: number;
  /** BCP 47 tag of the book. */
  readonly language: string;
  readonly onChapter: (roundId: string, block: number) => void;
  /** Takes a decision back: the book is open again at that round. */
  readonly onGoTo: (roundId: string) => void;
  readonly onShare: (() => void) | undefined;
  readonly onExport: (format: StoryFileFormat) => void;
  readonly onClose: () => void;
}

/** What is in the book so far: its chapters, and the decisions that made it so, each of which can be taken back. */
export function ContentsPanel(props: ContentsPanelProps) {
  const { entries, chapterIndex, language, onChapter, onGoTo, onShare, onExport, onClose } = props;
  const current = entries.filter(({ kind }) => kind === 'chapter')[chapterIndex];
  return (
    <ReadingSheet
      onClose={onClose}
      title={
        <FormattedMessage id="novel.contents" defaultMessage="Contents" description="Title of the contents of a book" />
      }
    >
      {entries.length === 0 && (
        <p className={quiet}>
          <FormattedMessage
            id="novel.contents.empty"
            defaultMessage="Chapters and your decisions will appear here."
            description="In the contents of a book of which nothing can be listed yet"
          />
        </p>
      )}
      <ol className={list}>
        {entries.map((entry) =>
          entry.kind === 'chapter' ? (
            <li
              key={`${entry.roundId} ${entry.block}`}
              lang={language}
              dir={directionOfContent(language)}
              data-own-script=""
            >
              <button
                type="button"
                className={chapter}
                aria-current={entry === current || undefined}
                onClick={() => onChapter(entry.roundId, entry.block)}
              >
                <span aria-hidden="true" className={numeral}>
                  {bookNumeral(entry.number, language)}
                </span>
                <span className={chapterTitle}>{entry.title}</span>
              </button>
            </li>
          ) : (
            <li key={`decision ${entry.roundId}`} className={decision}>
              <span lang={language} dir={directionOfContent(language)} data-own-script="" className={decisionText}>
                {entry.text}
              </span>
              <button type="button" className={act} onClick={() => onGoTo(entry.roundId)}>
                <FormattedMessage
                  id="novel.contents.undo"
                  defaultMessage="Decide again"
                  description="Takes back a decision in a book and opens it there again"
                />
              </button>
            </li>
          ),
        )}
      </ol>
      <div className={acts}>
        {onShare !== undefined && (
          <Button size="small" onClick={onShare}>
            <FormattedMessage
              id="novel.share"
              defaultMessage="Share"
              description="Shares what was read so far as a link"
            />
          </Button>
        )}
        <Button size="small" onClick={() => onExport('epub')}>
          <FormattedMessage
            id="novel.export.epub"
            defaultMessage="Save as EPUB"
            description="Saves what was read so far as a file for book readers"
          />
        </Button>
        <Button size="small" onClick={() => onExport('markdown')}>
          <FormattedMessage
            id="novel.export.markdown"
            defaultMessage="Save as text"
            description="Saves what was read so far as a text file in Markdown"
          />
        </Button>
      </div>
    </ReadingSheet>
  );
}
