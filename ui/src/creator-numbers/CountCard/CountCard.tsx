import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { barsOf } from '../bars';
import type { DailyCountValue, DaySpan } from '../model';
import { fewestPeople, measureName, ShownCount, useDayText } from '../number-words';
import * as styles from './CountCard.css';

interface CountCardProps {
  readonly value: DailyCountValue;
  readonly span: DaySpan;
}

/** A count of a period: its sum, a bar for each day, and the same as a table. */
export function CountCard({ value, span }: CountCardProps) {
  const { count, days, measure } = value;
  const intl = useIntl();
  const name = measureName(intl, measure);
  return (
    <article className={styles.card} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.count} data-few={count === null ? '' : undefined}>
        <ShownCount count={count} />
      </p>
      {days.length > 0 && (
        <>
          <Chart value={value} span={span} name={name} />
          <DayTable value={value} name={name} />
        </>
      )}
    </article>
  );
}

interface ChartProps extends CountCardProps {
  readonly name: string;
}

function Chart({ value: { days }, span, name }: ChartProps) {
  const intl = useIntl();
  const dayText = useDayText();
  const bars = barsOf(days, span);
  const highest = Math.max(...bars);
  const label = intl.formatMessage(
    {
      id: 'numbers.chart',
      defaultMessage: '{name} by day, {from} to {until}',
      description: 'Name of a bar chart, for screen readers, such as “Replies by day, 25 Oct 2026 to 21 Nov 2026”',
    },
    { name, from: dayText(span.from), until: dayText(span.until) },
  );
  return (
    <div>
      <div role="img" aria-label={label} className={styles.chart}>
        {bars.map((height, place) => (
          <div
            key={place}
            className={styles.bar}
            data-none={height === 0 ? '' : undefined}
            style={height === 0 ? undefined : { blockSize: `${(height / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{dayText(span.from)}</span>
        {span.from !== span.until && <span>{dayText(span.until)}</span>}
      </div>
    </div>
  );
}

function DayTable({ value: { days }, name }: { readonly value: DailyCountValue; readonly name: string }) {
  const dayText = useDayText();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <FormattedMessage
          id="numbers.table"
          defaultMessage="Show as table"
          description="Opens a table with the values of a bar chart, below the chart"
        />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys */}
      <div className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                <FormattedMessage
                  id="numbers.day"
                  defaultMessage="Day (UTC)"
                  description="Heading of the column of days in a table of counts"
                />
              </th>
              <th scope="col" className={styles.amount}>
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ count, day }) => (
              <tr key={day}>
                <th scope="row" className={styles.cell}>
                  {dayText(day)}
                </th>
                <td className={styles.amount}>
                  <FormattedNumber value={count} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        <FormattedMessage
          id="numbers.otherDays"
          defaultMessage="On all other days, fewer than {fewest, number} people. They are added to the next day shown."
          description="Below the table of counts by day, which leaves out days with few people"
          values={{ fewest: fewestPeople }}
        />
      </p>
    </details>
  );
}
