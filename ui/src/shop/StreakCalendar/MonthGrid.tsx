import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { BonusValue } from '../model';
import { cellsOf, weekdaysOf, type DayCell } from './month-days';
import { amount, cell as cellStyle, claimed, days, milestone, past, today, weekdays } from './StreakCalendar.css';

/** The month, day by day: what was claimed, where today is, and when the larger reward comes. */
export function MonthGrid({ bonus }: { readonly bonus: BonusValue }) {
  const { locale } = useIntl();
  const { cells, empty } = cellsOf(bonus, locale);
  return (
    <>
      <div className={weekdays} aria-hidden="true">
        {weekdaysOf(locale).map((day) => (
          <span key={day}>
            <FormattedDate value={day} weekday="short" timeZone="UTC" />
          </span>
        ))}
      </div>
      <ol className={days}>
        {cells.map((cell) => (
          <Day key={cell.day} cell={cell} column={cell.number === 1 ? empty + 1 : undefined} rules={bonus.rules} />
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  readonly cell: DayCell;
  /** Where the first day stands. */
  readonly column: number | undefined;
  readonly rules: BonusValue['rules'];
}

function Day({ cell, column, rules }: DayProps) {
  const marks = [
    cellStyle,
    cell.claimed === undefined ? '' : claimed,
    cell.isPast && cell.claimed === undefined ? past : '',
    cell.isMilestone ? milestone : '',
    cell.isToday ? today : '',
  ];
  const shown = cell.claimed ?? (cell.isMilestone ? rules.streakBonus : undefined);
  return (
    <li
      className={marks.filter(Boolean).join(' ')}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      aria-current={cell.isToday ? 'date' : undefined}
    >
      <FormattedDate value={`${cell.day}T12:00:00Z`} day="numeric" timeZone="UTC" />
      <span className={amount} aria-hidden="true">
        {shown !== undefined && <FormattedNumber value={shown} signDisplay="always" />}
      </span>
      {shown !== undefined && (
        <VisuallyHidden>
          {cell.claimed === undefined ? (
            <FormattedMessage
              id="bonus.day.milestone"
              defaultMessage="the larger reward, {points, plural, one {# point} other {# points}}"
              description="Read aloud at the day of the calendar on which the larger reward comes"
              values={{ points: shown }}
            />
          ) : (
            <FormattedMessage
              id="bonus.day.claimed"
              defaultMessage="claimed, {points, plural, one {# point} other {# points}}"
              description="Read aloud at a day of the calendar whose reward was claimed"
              values={{ points: shown }}
            />
          )}
        </VisuallyHidden>
      )}
    </li>
  );
}
