import { FormattedMessage, FormattedNumber } from 'react-intl';

import { Coin } from '../../primitives/Coin/Coin';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { BonusValue } from '../model';
import { ahead, row, shining, step, stepPoints } from './StreakCalendar.css';

/** The days of the row that leads to the larger reward: what is claimed shines, what is to come is faint. */
export function StreakRow({ bonus: { rules, state, streak } }: { readonly bonus: BonusValue }) {
  const { daily, streakBonus, streakDays } = rules;
  const rest = streak % streakDays;
  // A row that was just filled stays in view until the next day.
  const done = rest === 0 && streak > 0 && state === 'claimed' ? streakDays : rest;
  return (
    <div>
      <VisuallyHidden>
        <FormattedMessage
          id="bonus.row"
          defaultMessage="{done, number} of {days, number} days to the larger reward"
          description="Read aloud for the row of coins that stand for days"
          values={{ done, days: streakDays }}
        />
      </VisuallyHidden>
      <div className={row} aria-hidden="true">
        {Array.from({ length: streakDays }, (_, index) => {
          const isLast = index === streakDays - 1;
          return (
            <span key={index} className={step}>
              <span className={stepPoints}>
                <FormattedNumber value={isLast ? streakBonus : daily} />
              </span>
              <span className={index < done ? shining : ahead}>
                <Coin size={isLast ? 'large' : 'medium'} />
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
