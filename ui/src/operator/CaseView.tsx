import type { FiledReport, ReportDecision, ReportedThing } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { reportReasons } from '../posts/ReportDialog/report-reasons';
import { Link } from '../primitives/Link/Link';
import { decidedNames, kindNames, Moment, reachNames } from './operator-words';
import {
  column,
  columns,
  facts,
  heading,
  panel,
  plainLink,
  quote,
  row,
  rows,
  said,
  section,
  tag,
} from './operator.css';

interface CaseViewProps {
  readonly thing: ReportedThing;
  readonly backHref: string;
  /** Where people see it; undefined where that is in no one's reach but its reader's. */
  readonly pageHref?: string | undefined;
  /** Where the account of its author is read. */
  readonly authorHref?: string | undefined;
  /** The form of a decision. */
  readonly decision: ReactNode;
}

/** One reported thing: its text, what people said about it, what was decided, and what can be. */
export function CaseView({ thing, backHref, pageHref, authorHref, decision }: CaseViewProps) {
  const { authorName, decisions, kind, reach, reports, text, title } = thing;
  return (
    <div className={section}>
      <Link href={backHref} className={plainLink}>
        <FormattedMessage
          id="operator.case.back"
          defaultMessage="All reports"
          description="Link from one reported thing to the queue of reports"
        />
      </Link>
      <div className={columns}>
        <article className={panel}>
          <p className={facts}>
            <span className={tag}>{kindNames[kind]}</span>
            <span>{reachNames[reach]}</span>
          </p>
          <h2 className={heading}>
            {title === '' ? (
              <FormattedMessage
                id="operator.case.title"
                defaultMessage="What was reported"
                description="Heading over the text of something that was reported"
              />
            ) : (
              title
            )}
          </h2>
          <blockquote className={quote}>{text}</blockquote>
          <p className={facts}>
            {authorHref !== undefined && (
              <Link href={authorHref} className={plainLink}>
                <FormattedMessage
                  id="operator.case.author"
                  defaultMessage="Account of {name}"
                  description="Link from something that was reported to the account of its author"
                  values={{ name: <bdi>{authorName}</bdi> }}
                />
              </Link>
            )}
            {pageHref !== undefined && (
              <Link href={pageHref} className={plainLink}>
                <FormattedMessage
                  id="operator.case.page"
                  defaultMessage="Open its page"
                  description="Link from something that was reported to the page where people see it"
                />
              </Link>
            )}
          </p>
          <Reports reports={reports} />
          {decisions.length > 0 && <Decisions decisions={decisions} />}
        </article>
        <div className={column}>{decision}</div>
      </div>
    </div>
  );
}

function Reports({ reports }: { readonly reports: readonly FiledReport[] }) {
  return (
    <section className={section}>
      <h3 className={heading}>
        <FormattedMessage
          id="operator.reports.count"
          defaultMessage="{count, plural, one {# report} other {# reports}}"
          description="How many people reported something"
          values={{ count: reports.length }}
        />
      </h3>
      <ul className={rows}>
        {reports.map((report) => (
          <li key={`${report.createdAt} ${report.reason} ${report.note}`} className={row}>
            <span className={said}>{reportReasons[report.reason]}</span>
            {report.note !== '' && <span className={said}>{report.note}</span>}
            <span className={facts}>
              <Moment at={report.createdAt} />
              {!report.open && (
                <FormattedMessage
                  id="operator.state.decided"
                  defaultMessage="Decided"
                  description="Reports with a decision"
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ decisions }: { readonly decisions: readonly ReportDecision[] }) {
  return (
    <section className={section}>
      <h3 className={heading}>
        <FormattedMessage
          id="operator.case.decisions"
          defaultMessage="Decisions so far"
          description="Heading over what was decided on something that was reported"
        />
      </h3>
      <ul className={rows}>
        {decisions.map(({ because, decidedAt, decision }) => (
          <li key={decidedAt} className={row}>
            <span className={facts}>
              <span className={tag}>{decidedNames[decision]}</span>
              <Moment at={decidedAt} />
            </span>
            <span className={said}>{because}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
