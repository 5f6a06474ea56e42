import type { ReportState } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../primitives/Link/Link';
import { reportReasons } from '../posts/ReportDialog/report-reasons';
import { filterLink, filterLinks } from '../theme/filter-links.css';
import type { ReportedValue } from './model';
import { kindNames, Moment, reachNames } from './operator-words';
import { empty, excerpt, facts, heading, note, row, rowLink, rows, said, section, tag } from './operator.css';

interface ReportsViewProps {
  /** Undefined for all. */
  readonly state: ReportState | undefined;
  readonly hrefOf: (state: ReportState | undefined) => string;
  /** How many things wait for a decision; undefined until that is known. */
  readonly openCount: number | undefined;
  readonly children: ReactNode;
}

const states = {
  open: <FormattedMessage id="operator.state.open" defaultMessage="Open" description="Reports without a decision" />,
  decided: (
    <FormattedMessage id="operator.state.decided" defaultMessage="Decided" description="Reports with a decision" />
  ),
  all: <FormattedMessage id="operator.state.all" defaultMessage="All" description="Reports in every state" />,
} as const satisfies Record<ReportState | 'all', ReactNode>;

const order = ['open', 'decided', undefined] as const satisfies readonly (ReportState | undefined)[];

/** The queue of reports: how many wait, and those in one state. */
export function ReportsView({ state, hrefOf, openCount, children }: ReportsViewProps) {
  const intl = useIntl();
  return (
    <div className={section}>
      {openCount !== undefined && (
        <p className={said} role="status">
          <FormattedMessage
            id="operator.reports.waiting"
            defaultMessage="{count, plural, =0 {Nothing waits for a decision.} one {# report case waits for a decision.} other {# report cases wait for a decision.}}"
            description="Above the queue of reports: how many reported things have no decision"
            values={{ count: openCount }}
          />
        </p>
      )}
      <nav
        aria-label={intl.formatMessage({
          id: 'operator.states',
          defaultMessage: 'Reports by state',
          description: 'Names, for screen readers, the links to reports in one state',
        })}
      >
        <ul className={filterLinks}>
          {order.map((one) => (
            <li key={one ?? 'all'}>
              <Link href={hrefOf(one)} className={filterLink} aria-current={one === state ? 'page' : undefined}>
                {states[one ?? 'all']}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** What was reported, each leading to its case. */
export function ReportRows({ things }: { readonly things: readonly ReportedValue[] }) {
  return (
    <ul className={rows}>
      {things.map((thing) => (
        <ReportRow key={`${thing.kind} ${thing.reportedId}`} thing={thing} />
      ))}
    </ul>
  );
}

function ReportRow({ thing }: { readonly thing: ReportedValue }) {
  const { authorName, href, kind, lastReportedAt, openReports, reach, reports, text, title } = thing;
  const first = reports[0];
  return (
    <li className={row}>
      <span className={facts}>
        <span className={tag} data-tone={openReports > 0 ? 'open' : undefined}>
          {kindNames[kind]}
        </span>
        <span>
          <FormattedMessage
            id="operator.reports.count"
            defaultMessage="{count, plural, one {# report} other {# reports}}"
            description="How many people reported something"
            values={{ count: reports.length }}
          />
        </span>
        <Moment at={lastReportedAt} />
      </span>
      <Link href={href} className={rowLink}>
        {first === undefined ? kindNames[kind] : reportReasons[first.reason]}
      </Link>
      <p className={excerpt}>{title === '' ? text : title}</p>
      <span className={facts}>
        {authorName !== '' && <bdi>{authorName}</bdi>}
        <span>{reachNames[reach]}</span>
      </span>
    </li>
  );
}

/** Nothing was reported, or nothing is in the chosen state. */
export function NoReports() {
  return (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.reports.none"
          defaultMessage="No reports"
          description="Heading in an empty list of reports"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.reports.none.about"
          defaultMessage="What people report will appear here, whatever was reported last first."
          description="In an empty list of reports"
        />
      </p>
    </div>
  );
}
