import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import { CountCard } from '../CountCard/CountCard';
import type { DailyCountValue, DaySpan, PeriodValue } from '../model';
import * as styles from './NumbersView.css';

interface NumbersViewProps {
  readonly title: ReactNode;
  /** The language of a title that is the name of a work. */
  readonly titleLanguage?: string | undefined;
  /** Before the title of one work: the way to all of them. */
  readonly back?: ReactNode;
  readonly periods: readonly PeriodValue[];
  /** Left out where there is nothing to download. */
  readonly onDownload?: (() => void) | undefined;
  readonly downloading?: boolean;
  readonly children: ReactNode;
}

/** A page of numbers: of all works of a creator, or of one. */
export function NumbersView(props: NumbersViewProps) {
  const { title, titleLanguage, back, periods, onDownload, downloading = false, children } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back}
        <h1 className={styles.title} lang={titleLanguage} dir={titleLanguage === undefined ? undefined : 'auto'}>
          {title}
        </h1>
        <p className={styles.lead}>
          <FormattedMessage
            id="numbers.lead"
            defaultMessage="How often people use what you have published. To protect them, a count is shown from five people on and grows when five more have come. You and operators are not counted."
            description="Below the heading of the pages with the numbers of a creator; operators run the server"
          />
        </p>
      </header>
      {periods.length > 0 && (
        <div className={styles.tools}>
          <Periods periods={periods} />
          {onDownload !== undefined && (
            <Button
              size="small"
              onClick={onDownload}
              busy={downloading}
              busyLabel={
                <FormattedMessage
                  id="numbers.downloading"
                  defaultMessage="Preparing the file…"
                  description="In place of “Download CSV” until the file is there"
                />
              }
            >
              <FormattedMessage
                id="numbers.download"
                defaultMessage="Download CSV"
                description="Button that saves the numbers of a creator as a file for spreadsheets"
              />
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

function Periods({ periods }: Pick<NumbersViewProps, 'periods'>) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'numbers.period',
    defaultMessage: 'Period',
    description: 'Name of the links to the numbers of the last 7, 28 or 90 days, or of all time',
  });
  return (
    <nav aria-label={label}>
      <ul className={filterLinks}>
        {periods.map(({ days, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={filterLink} aria-current={isCurrent ? 'page' : undefined}>
              {days === undefined ? (
                <FormattedMessage
                  id="numbers.period.all"
                  defaultMessage="All time"
                  description="Link to the numbers since the first publication"
                />
              ) : (
                <FormattedMessage
                  id="numbers.period.days"
                  defaultMessage="{days, plural, one {# day} other {# days}}"
                  description="Link to the numbers of the last so many days, such as “28 days”"
                  values={{ days }}
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CountCardsProps {
  readonly counts: readonly DailyCountValue[];
  readonly span: DaySpan;
  readonly heading: ReactNode;
  readonly note?: ReactNode;
}

/** Counts with their charts, below a heading. */
export function CountCards({ counts, span, heading, note }: CountCardsProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.cards}>
        {counts.map((value) => (
          <CountCard key={value.measure} value={value} span={span} />
        ))}
      </div>
      <p className={styles.note}>
        <FormattedMessage
          id="numbers.people.note"
          defaultMessage="Each person counts once, on the day of their first visit. Days are in UTC."
          description="Below the charts of a creator’s numbers: what is counted as people"
        />
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
