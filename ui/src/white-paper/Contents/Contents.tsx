import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { PaperChapter } from '../model';
import * as styles from './Contents.css';

interface ContentsProps {
  readonly chapters: readonly Pick<PaperChapter, 'id' | 'title'>[];
  /** BCP 47 tag of the titles, where that is not the language of the page. */
  readonly lang: string | undefined;
}

/** Links to the chapters: beside the text where there is room, else behind a line that opens them. */
export function Contents({ chapters, lang }: ContentsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'whitePaper.contents',
    defaultMessage: 'Contents',
    description: 'Names the list of links to the chapters of the white paper',
  });
  const list = (
    <ol className={styles.list}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} lang={lang} dir="auto">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-label={label}>
        <p className={styles.title}>{label}</p>
        {list}
      </nav>
      <nav className={styles.folded} aria-label={label}>
        <details>
          <summary className={styles.summary}>
            <span>
              <FormattedMessage
                id="whitePaper.chapters"
                defaultMessage="{count, plural, one {Contents: # chapter} other {Contents: # chapters}}"
                description="Opens the list of links to the chapters of the white paper, on phones"
                values={{ count: chapters.length }}
              />
            </span>
            <span className={styles.sign}>
              <Icon name="down" size="small" />
            </span>
          </summary>
          {list}
        </details>
      </nav>
    </>
  );
}
