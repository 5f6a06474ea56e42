import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import type { PublicLogKind } from '@fabula/sdk/types';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { TextField } from '../../primitives/TextField/TextField';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import { kindIcons, kindNames, RecordNote, RecordTitle } from '../log-words';
import type { LogEntryValue, LogKindValue } from '../model';
import * as styles from './LogView.css';

/** Runs in the source code (`sdk/package.json`). */
const checkCommand = 'npm run check-log -w sdk -- public-log.jsonl';

interface LogViewProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** A day as `2026-11-21`; empty for every day. */
  readonly day: string;
  readonly onDayChange: (day: string) => void;
  /** The kinds that have entries. */
  readonly kinds: readonly LogKindValue[];
  /** The kind whose entries are listed; undefined for all. */
  readonly kind: PublicLogKind | undefined;
  /** Where entries of all kinds are. */
  readonly allHref: string;
  /** The newest first. */
  readonly entries: readonly LogEntryValue[];
  /** The entry that is shown with its proof. */
  readonly current: number | undefined;
  /** Where the list stands when it is not only its entries: loading, failed, its end. */
  readonly state?: ReactNode;
  /** Whether nothing was found, and how to ask for everything again. */
  readonly onClear?: (() => void) | undefined;
  /** The entry that was chosen, with its proof. */
  readonly detail?: ReactNode;
  readonly onExport: () => void;
  readonly exporting: boolean;
}

/** The public log: what was done in public, searched, and each entry with its proof. */
export function LogView(props: LogViewProps) {
  const { query, onQueryChange, day, onDayChange, entries, current, state, onClear, detail, onExport, exporting } =
    props;
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage
            id="publicLog.title"
            defaultMessage="Public log"
            description="Heading and title of the page"
          />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage
            id="publicLog.lead"
            defaultMessage="Every release, price, content decision and incident of this server, in the order in which they happened. Entries are added, never edited or removed, and you can check that."
            description="Below the heading of the public log"
          />
        </p>
      </header>
      <div className={styles.search}>
        <div className={styles.words}>
          <SearchField
            size="large"
            label={intl.formatMessage({
              id: 'publicLog.search',
              defaultMessage: 'Search the log',
              description: 'Name of the search box of the public log',
            })}
            placeholder={intl.formatMessage({
              id: 'publicLog.search.example',
              defaultMessage: 'Words, or the beginning of a hash',
              description: 'In the empty search box of the public log',
            })}
            value={query}
            onChange={onQueryChange}
          />
        </div>
        <TextField
          type="date"
          label={intl.formatMessage({
            id: 'publicLog.day',
            defaultMessage: 'Day (UTC)',
            description: 'Label of the field that narrows the public log to one day',
          })}
          value={day}
          onChange={onDayChange}
        />
        {day !== '' && (
          <Button tone="quiet" onClick={() => onDayChange('')}>
            <FormattedMessage
              id="publicLog.day.clear"
              defaultMessage="Every day"
              description="Button beside the day: entries of all days are listed again"
            />
          </Button>
        )}
      </div>
      <Kinds {...props} />
      <div className={styles.columns} data-open={detail === undefined ? undefined : ''}>
        <div className={styles.found}>
          {entries.length > 0 && (
            <ul className={styles.list}>
              {entries.map((entry) => (
                <Entry key={entry.entryNumber} entry={entry} isCurrent={entry.entryNumber === current} />
              ))}
            </ul>
          )}
          {onClear !== undefined && (
            <div className={styles.empty}>
              <FormattedMessage
                id="publicLog.none"
                defaultMessage="No entry is like that."
                description="The search in the public log found nothing"
              />
              <TextButton onClick={onClear}>
                <FormattedMessage
                  id="publicLog.none.all"
                  defaultMessage="Show all entries"
                  description="Clears the search in the public log"
                />
              </TextButton>
            </div>
          )}
          {state}
        </div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
      <div className={styles.foot}>
        <span>
          <FormattedMessage
            id="publicLog.export.about"
            defaultMessage="Take the whole log along, and check it without a network, with a command of the source code: {command}"
            description="Above the button that downloads the log; {command} is a command line"
            values={{ command: <code dir="ltr">{checkCommand}</code> }}
          />
        </span>
        <Button
          onClick={onExport}
          busy={exporting}
          busyLabel={
            <FormattedMessage
              id="publicLog.export.busy"
              defaultMessage="Downloading"
              description="On the button while the log is downloaded"
            />
          }
        >
          <FormattedMessage
            id="publicLog.export"
            defaultMessage="Download the log"
            description="Button that saves all entries of the public log as a file"
          />
        </Button>
      </div>
    </div>
  );
}

function Kinds({ kinds, kind, allHref }: Pick<LogViewProps, 'allHref' | 'kind' | 'kinds'>) {
  const intl = useIntl();
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'publicLog.kinds',
        defaultMessage: 'Kinds of entries',
        description: 'Name, for screen readers, of the links to entries of one kind',
      })}
    >
      <ul className={filterLinks}>
        <li>
          <Link href={allHref} className={filterLink} aria-current={kind === undefined ? 'page' : undefined}>
            <KindCount
              kind={
                <FormattedMessage
                  id="publicLog.kinds.all"
                  defaultMessage="All"
                  description="Link to the entries of all kinds; a number follows"
                />
              }
              count={all}
            />
          </Link>
        </li>
        {kinds.map((one) => (
          <li key={one.kind}>
            <Link href={one.href} className={filterLink} aria-current={one.kind === kind ? 'page' : undefined}>
              <KindCount kind={kindNames[one.kind]} count={one.count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KindCount({ kind, count }: { readonly kind: ReactNode; readonly count: number }) {
  return (
    <span>
      <FormattedMessage
        id="publicLog.kinds.count"
        defaultMessage="{kind} {count, number}"
        description="A kind of log entries, and how many there are of it"
        values={{ kind, count }}
      />
    </span>
  );
}

function Entry({ entry, isCurrent }: { readonly entry: LogEntryValue; readonly isCurrent: boolean }) {
  const { entryNumber, href, record, recordedAt } = entry;
  return (
    <li className={styles.entry} data-current={isCurrent ? '' : undefined}>
      <span className={styles.sign}>
        <DrawnIcon drawing={kindIcons[record.kind]} />
      </span>
      <div className={styles.said}>
        <h2 className={styles.entryTitle}>
          <Link href={href} className={styles.entryLink} aria-current={isCurrent ? 'true' : undefined}>
            <RecordTitle record={record} />
          </Link>
        </h2>
        {record.kind !== 'release' && (
          <p className={styles.note}>
            <RecordNote record={record} />
          </p>
        )}
        <p className={styles.facts}>
          <span>{kindNames[record.kind]}</span>
          <EntryNumber entryNumber={entryNumber} />
          <time dateTime={recordedAt}>
            <FormattedDate value={recordedAt} dateStyle="medium" timeStyle="short" timeZone="UTC" />
          </time>
        </p>
      </div>
    </li>
  );
}

function EntryNumber({ entryNumber }: { readonly entryNumber: number }) {
  return (
    <span>
      <FormattedMessage
        id="publicLog.entry"
        defaultMessage="Entry {number, number}"
        description="Which entry of the public log it is; the first one is 1"
        values={{ number: entryNumber }}
      />
    </span>
  );
}
