import { Fragment, memo } from 'react';

import { action, markdown, withCaret } from './MarkdownText.css';
import { paragraphsOf, plainLines } from './plain-words';
import { WholeMarkdown } from './WholeMarkdown';

interface ParagraphProps {
  readonly text: string;
}

/** One paragraph; most are words and actions, for which no parser needs to run at every word that arrives. */
const Paragraph = memo(function Paragraph({ text }: ParagraphProps) {
  const lines = plainLines(text);
  if (lines === null) return <WholeMarkdown text={text} />;
  return (
    <p dir="auto">
      {lines.map((stretches, line) => (
        <Fragment key={line}>
          {line > 0 && (
            <>
              <br />
              {'\n'}
            </>
          )}
          {stretches.map(({ isAction, text: words }, place) =>
            isAction ? (
              <em key={place} className={action}>
                {words}
              </em>
            ) : (
              words
            ),
          )}
        </Fragment>
      ))}
    </p>
  );
});

interface MarkdownTextProps {
  readonly text: string;
  /** BCP 47 tag of the text where it is not the page's own language. */
  readonly lang?: string | undefined;
  /** Still being written: a caret stands after the newest word. */
  readonly isGrowing?: boolean;
}

/** A user's or engine's text as Markdown. HTML in it is shown as the characters it is, and links of unsafe kinds lead nowhere. */
export const MarkdownText = memo(function MarkdownText({ text, lang, isGrowing = false }: MarkdownTextProps) {
  const paragraphs = paragraphsOf(text);
  return (
    <div lang={lang} className={isGrowing ? `${markdown} ${withCaret}` : markdown}>
      {paragraphs === null ? (
        <WholeMarkdown text={text} />
      ) : (
        paragraphs.map((paragraph, place) => <Paragraph key={place} text={paragraph} />)
      )}
    </div>
  );
});
