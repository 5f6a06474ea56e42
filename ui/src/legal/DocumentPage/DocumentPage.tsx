import { useId, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import * as styles from './DocumentPage.css';

/** A section of a document; its id is the anchor that links lead to. */
export interface DocumentSection {
  readonly id: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

export interface DocumentPart {
  readonly id: string;
  /** Left out where a document has a single part. */
  readonly title?: ReactNode;
  readonly sections: readonly DocumentSection[];
}

interface DocumentPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Day of the last change, such as `2026-11-22`. */
  readonly changedOn?: string;
  readonly parts: readonly DocumentPart[];
}

/** A text to read and to print: its contents, and sections with anchors, at a readable width. */
export function DocumentPage({ title, lead, changedOn, parts }: DocumentPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {changedOn !== undefined && (
          <p className={styles.changed}>
            <FormattedMessage
              id="legal.changed"
              defaultMessage="Last changed: {date}"
              description="Above a legal text: the day of its last change"
              values={{
                date: (
                  <time dateTime={changedOn}>
                    <FormattedDate value={`${changedOn}T12:00:00Z`} dateStyle="long" timeZone="UTC" />
                  </time>
                ),
              }}
            />
          </p>
        )}
      </header>
      <Contents parts={parts} />
      <div className={styles.body}>
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
    </div>
  );
}

function Contents({ parts }: { readonly parts: readonly DocumentPart[] }) {
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.contentsTitle}>
        <FormattedMessage
          id="legal.contents"
          defaultMessage="Contents"
          description="Heading of the list of links to the sections of a document"
        />
      </h2>
      {parts.map((part) => (
        <div key={part.id}>
          {part.title !== undefined && <p className={styles.contentsPart}>{part.title}</p>}
          <ul>
            {part.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Part({ id, title, sections }: DocumentPart) {
  const Heading = title === undefined ? 'h2' : 'h3';
  return (
    <div className={styles.part}>
      {title !== undefined && (
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
      )}
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={styles.section}>
          <Heading className={styles.heading}>{section.title}</Heading>
          <div className={styles.prose}>{section.body}</div>
        </section>
      ))}
    </div>
  );
}
