import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { contentLang } from '../../content/content-language';
import * as styles from './ComparedReplies.css';

interface ComparedRepliesProps {
  /** What the draft answers; empty where no answer came. */
  readonly now: string;
  /** What the saved character answers to the same line; empty where no answer came. */
  readonly kept: string;
  /** BCP 47 */
  readonly language: string;
  /** BCP 47 tag of the page. */
  readonly locale: string;
}

/** Two answers to one line, side by side: those of a draft and of the saved character. */
export function ComparedReplies({ now, kept, language, locale }: ComparedRepliesProps) {
  const lang = contentLang(language, locale);
  const reply = (title: ReactNode, text: string) => (
    <figure className={styles.side}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {text === '' ? (
        <p className={styles.failed}>
          <FormattedMessage
            id="draft.preview.noAnswer"
            defaultMessage="No reply arrived. Nothing was charged."
            description="In place of one of two compared replies that could not be written"
          />
        </p>
      ) : (
        <p dir="auto" lang={lang} className={styles.said}>
          {text}
        </p>
      )}
    </figure>
  );
  return (
    <div className={styles.sides}>
      {reply(
        <FormattedMessage
          id="draft.preview.now"
          defaultMessage="Current draft"
          description="Over the reply of the draft, beside the reply of the saved character"
        />,
        now,
      )}
      {reply(
        <FormattedMessage
          id="draft.preview.asKept"
          defaultMessage="Saved character"
          description="Over the reply of the saved character, beside the reply of the draft"
        />,
        kept,
      )}
    </div>
  );
}
