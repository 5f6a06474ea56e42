import { Link2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { PostFacts } from '../../blog/PostFacts';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { Contents } from '../Contents/Contents';
import { PaperFigure } from '../figures/PaperFigure';
import type { PaperChapter, PaperPart, WhitePaperValue } from '../model';
import * as styles from './WhitePaper.css';

interface WhitePaperProps {
  readonly paper: WhitePaperValue;
  /** Points for a reply; left out while it is not known, or where replies are free. */
  readonly replyPrice?: number | undefined;
  /** Copies the address of a chapter; left out where scripts do not run. */
  readonly onCopyLink?: ((chapterId: string) => void) | undefined;
  /** What came of copying the last address. */
  readonly copied?: { readonly chapterId: string; readonly outcome: 'copied' | 'failed' } | undefined;
}

/** How the product works and how that can be checked: chapters with figures, and the way to each. */
export function WhitePaper({ paper, replyPrice, onCopyLink, copied }: WhitePaperProps) {
  const intl = useIntl();
  const { chapters, lang } = paper;
  const partsOf = (parts: readonly PaperPart[]) => <Parts parts={parts} paper={paper} replyPrice={replyPrice} />;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} lang={lang} dir="auto">
          {paper.title}
        </h1>
        <p className={styles.lead} lang={lang} dir="auto">
          {paper.description}
        </p>
        <PostFacts publishedOn={paper.changedOn} minutes={paper.minutes} />
        {lang !== undefined && (
          <p role="note" className={styles.note}>
            <FormattedMessage
              id="whitePaper.untranslated"
              defaultMessage="The white paper has not been translated yet. It is in {language}."
              description="At the white paper where it is shown in another language than the page; {language} is the name of that language"
              values={{ language: intl.formatDisplayName(lang.slice(0, 2), { type: 'language' }) }}
            />
          </p>
        )}
      </header>
      <Contents chapters={chapters} lang={lang} />
      <div className={styles.body}>
        <div lang={lang} dir="auto" className={styles.parts}>
          {partsOf(paper.lead)}
        </div>
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={chapter.id} className={styles.chapter}>
            <div className={styles.heading}>
              <h2 id={chapter.id} className={styles.chapterTitle} lang={lang} dir="auto">
                <a href={`#${chapter.id}`} className={styles.ownLink}>
                  {chapter.title}
                </a>
              </h2>
              {onCopyLink !== undefined && (
                <CopyLink
                  chapter={chapter}
                  onCopy={() => onCopyLink(chapter.id)}
                  outcome={copied?.chapterId === chapter.id ? copied.outcome : undefined}
                />
              )}
            </div>
            <div lang={lang} dir={lang === undefined ? undefined : 'auto'} className={styles.parts}>
              {partsOf(chapter.parts)}
              <div className={styles.checks}>
                <h3 className={styles.checksTitle}>{chapter.checks.title}</h3>
                <Prose html={chapter.checks.html} />
              </div>
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

interface PartsProps extends Pick<WhitePaperProps, 'paper' | 'replyPrice'> {
  readonly parts: readonly PaperPart[];
}

function Parts({ parts, paper, replyPrice }: PartsProps) {
  return parts.map((part) =>
    'html' in part ? (
      <Prose key={part.html} html={part.html} />
    ) : (
      <PaperFigure
        key={part.figure}
        name={part.figure}
        caption={part.caption}
        words={paper.figures}
        lang={paper.lang}
        replyPrice={replyPrice}
      />
    ),
  );
}

function Prose({ html }: { readonly html: string }) {
  // oxlint-disable-next-line react/no-danger -- our own Markdown, compiled at the build; HTML within it is left out
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface CopyLinkProps {
  readonly chapter: Pick<PaperChapter, 'title'>;
  readonly onCopy: () => void;
  readonly outcome: 'copied' | 'failed' | undefined;
}

function CopyLink({ chapter, onCopy, outcome }: CopyLinkProps) {
  const intl = useIntl();
  return (
    <span className={styles.copy}>
      <ToolButton
        drawing={Link2}
        onClick={onCopy}
        label={intl.formatMessage(
          {
            id: 'whitePaper.copyLink',
            defaultMessage: 'Copy the link to “{chapter}”',
            description: 'Button beside the heading of a chapter of the white paper; {chapter} is its title',
          },
          { chapter: chapter.title },
        )}
      />
      <span role="status" className={styles.copied}>
        {outcome === 'copied' && (
          <FormattedMessage
            id="whitePaper.linkCopied"
            defaultMessage="Link copied"
            description="Beside the button that copies the link to a chapter, once it is on the clipboard"
          />
        )}
        {outcome === 'failed' && (
          <FormattedMessage
            id="whitePaper.linkNotCopied"
            defaultMessage="The link could not be copied"
            description="Beside the button that copies the link to a chapter, where the browser refused"
          />
        )}
      </span>
    </span>
  );
}
