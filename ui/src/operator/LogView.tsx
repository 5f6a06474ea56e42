import type { OperatorActKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { Link } from '../primitives/Link/Link';
import { filterLink, filterLinks } from '../theme/filter-links.css';
import { KindMenu } from './audit-log/KindMenu';
import { actKindOrder, type ActValue } from './model';
import { actNames, kindNames, Moment, nameOfKind } from './operator-words';
import {
  empty,
  facts,
  heading,
  note,
  onPhones,
  onWideScreens,
  plainLink,
  row,
  rows,
  said,
  section,
  tag,
} from './operator.css';

interface LogViewProps {
  /** Undefined for all. */
  readonly kind: OperatorActKind | undefined;
  readonly hrefOf: (kind: OperatorActKind | undefined) => string;
  /** A kind was chosen where there is no room for the links. */
  readonly onKind: (kind: OperatorActKind | undefined) => void;
  readonly children: ReactNode;
}

/** The audit log: what operators did, all of it or one kind. */
export function LogView({ kind, hrefOf, onKind, children }: LogViewProps) {
  const intl = useIntl();
  return (
    <div className={section}>
      <p className={note}>
        <FormattedMessage
          id="operator.log.lead"
          defaultMessage="Everything that operators did, the newest first. No entry can be changed or deleted."
          description="Above the audit log"
        />
      </p>
      <div className={onPhones}>
        <KindMenu kind={kind} onKind={onKind} />
      </div>
      <nav
        className={onWideScreens}
        aria-label={intl.formatMessage({
          id: 'operator.log.kinds',
          defaultMessage: 'Audit log by kind',
          description: 'Names, for screen readers, the links to one kind of act in the audit log',
        })}
      >
        <ul className={filterLinks}>
          {[undefined, ...actKindOrder].map((one) => (
            <li key={one ?? 'all'}>
              <Link href={hrefOf(one)} className={filterLink} aria-current={one === kind ? 'page' : undefined}>
                {nameOfKind(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Acts, the newest first: who, what, on whom, why, when. */
export function ActRows({ acts }: { readonly acts: readonly ActValue[] }) {
  return (
    <ul className={rows}>
      {acts.map((act) => (
        <ActRow key={act.actId} act={act} />
      ))}
    </ul>
  );
}

function ActRow({ act }: { readonly act: ActValue }) {
  const { createdAt, href, kind, operatorId, operatorName, points, reason, target, targetId, targetName, until } = act;
  return (
    <li className={row}>
      <span className={facts}>
        <span className={tag}>{actNames[kind]}</span>
        {points !== null && <FormattedNumber value={points} signDisplay="exceptZero" />}
        {until !== null && (
          <span>
            <FormattedMessage
              id="operator.log.until"
              defaultMessage="Until {date}"
              description="The end of a suspension, in the audit log; {date} is a date and a time"
              values={{ date: <Moment at={until} /> }}
            />
          </span>
        )}
        <Link href={href} className={plainLink}>
          {targetName === '' ? kindNames[target] : <bdi>{targetName}</bdi>} {targetName === '' && <bdi>{targetId}</bdi>}
        </Link>
      </span>
      <span className={said}>{reason}</span>
      <span className={facts}>
        <bdi>{operatorName === '' ? operatorId : operatorName}</bdi>
        <Moment at={createdAt} />
      </span>
    </li>
  );
}

/** No act, or none of the chosen kind. */
export function NoActs() {
  return (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.log.none"
          defaultMessage="No entries yet"
          description="Heading in an empty audit log"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.log.none.about"
          defaultMessage="What operators do will appear here."
          description="In an empty audit log"
        />
      </p>
    </div>
  );
}
