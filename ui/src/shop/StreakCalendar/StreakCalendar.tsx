import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';

import { ClaimButton } from '../../popups/DailyBonusPopup/ClaimButton';
import type { BonusValue } from '../model';
import { MonthGrid } from './MonthGrid';
import { month, next, panel, rules as rulesStyle, streak as streakStyle } from './StreakCalendar.css';
import { StreakRow } from './StreakRow';

interface StreakCalendarProps {
  readonly bonus: BonusValue;
  readonly onClaim: () => void;
  readonly claiming: boolean;
  readonly signIn: ReactNode;
}

/** The daily reward: the row of days, the claim, the month, and the rules in numbers. */
export function StreakCalendar({ bonus, onClaim, claiming, signIn }: StreakCalendarProps) {
  const { nextDayAt, nextPoints, rules, state, streak } = bonus;
  return (
    <div className={panel}>
      <div>
        <p className={streakStyle}>
          <FormattedMessage
            id="bonus.streak"
            defaultMessage="{days, plural, =0 {Your streak starts today} one {# day in a row} other {# days in a row}}"
            description="How many days in a row the daily reward was claimed"
            values={{ days: streak }}
          />
        </p>
        <p className={next}>
          {state === 'claimed' ? (
            <FormattedMessage
              id="bonus.tomorrow"
              defaultMessage="You have claimed today’s reward. Tomorrow: {points, plural, one {# point} other {# points}}."
              description="Under the row of days, once today’s reward was claimed"
              values={{ points: nextPoints }}
            />
          ) : (
            <FormattedMessage
              id="bonus.today"
              defaultMessage="Today’s reward: {points, plural, one {# point} other {# points}}."
              description="Under the row of days, while today’s reward waits"
              values={{ points: nextPoints }}
            />
          )}
        </p>
      </div>
      <StreakRow bonus={bonus} />
      {state === 'claimable' && <ClaimButton claiming={claiming} onClaim={onClaim} />}
      {state === 'registration-required' && signIn}
      <div>
        <h3 className={month}>
          <FormattedDate value={`${bonus.month}-15T12:00:00Z`} month="long" year="numeric" timeZone="UTC" />
        </h3>
        <MonthGrid bonus={bonus} />
      </div>
      <ul className={rulesStyle}>
        <li>
          <FormattedMessage
            id="bonus.rule.daily"
            defaultMessage="{points, plural, one {# point} other {# points}} every day."
            description="Rule of the daily reward: its amount"
            values={{ points: rules.daily }}
          />
        </li>
        <li>
          <FormattedMessage
            id="bonus.rule.streak"
            defaultMessage="{points, plural, one {# point} other {# points}} on the last of every {days, number} days in a row."
            description="Rule of the daily reward: the larger amount, when so many days in a row are full; {days} is 2 or more"
            values={{ points: rules.streakBonus, days: rules.streakDays }}
          />
        </li>
        <li>
          <FormattedMessage
            id="bonus.rule.day"
            defaultMessage="A day is a day in UTC. The next one starts at {time} your time."
            description="Rule of the daily reward: when a day begins; UTC is the world’s standard time"
            values={{ time: <FormattedTime value={nextDayAt} timeZoneName="short" /> }}
          />
        </li>
        <li>
          <FormattedMessage
            id="bonus.rule.gap"
            defaultMessage="Missing a day restarts the streak. You keep your points."
            description="Rule of the daily reward: what a missed day means"
          />
        </li>
      </ul>
    </div>
  );
}
