import { FormattedDate } from 'react-intl';

import type { LedgerEntryValue } from '../model';
import { groupByDay } from './day-groups';
import { day as dayStyle, groups, list } from './Ledger.css';
import { LedgerRow } from './LedgerRow';

interface LedgerListProps {
  /** Newest first. */
  readonly entries: readonly LedgerEntryValue[];
  readonly soughtId: string | undefined;
  /** The page of what a line is about; `undefined` where there is none. */
  readonly hrefOf: (entry: LedgerEntryValue) => string | undefined;
}

/** Where points came from and went, day by day, with the balance after each line. */
export function LedgerList({ entries, soughtId, hrefOf }: LedgerListProps) {
  return (
    <div className={groups}>
      {groupByDay(entries).map((day) => (
        <section key={day.date}>
          <h3 className={dayStyle}>
            <FormattedDate value={day.entries[0]?.createdAt} weekday="long" day="numeric" month="long" />
          </h3>
          <ul className={list}>
            {day.entries.map((entry) => (
              <LedgerRow key={entry.entryId} entry={entry} href={hrefOf(entry)} isSought={entry.entryId === soughtId} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
