import { FormattedMessage } from 'react-intl';

import type { QuietHours } from '@fabula/sdk/types';

import { checkbox } from '../../primitives/Choice/choice.css';
import { TextField } from '../../primitives/TextField/TextField';
import { sentence } from '../ConfirmOwner/ConfirmOwner.css';
import { choice, group, times } from './Reach.css';

const night = { from: '22:00', until: '08:00' } as const;

interface QuietTimesProps {
  /** Undefined for none. */
  readonly hours: QuietHours | undefined;
  /** The time zone in front of the reader, which a change takes over. */
  readonly timeZone: string;
  readonly onChange: (hours: QuietHours | undefined) => void;
}

/** The hours in which nothing is pushed. A box that is being emptied changes nothing. */
export function QuietTimes({ hours, timeZone, onChange }: QuietTimesProps) {
  const set = (change: Partial<QuietHours>) => {
    if (hours !== undefined && !Object.values(change).includes('')) onChange({ ...hours, ...change, timeZone });
  };
  return (
    <div className={group}>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkbox}
          checked={hours !== undefined}
          onChange={(event) => onChange(event.target.checked ? { ...night, timeZone } : undefined)}
        />
        <FormattedMessage
          id="userProfile.reach.quiet"
          defaultMessage="Quiet hours"
          description="Tick box: nothing is pushed between two times of the day"
        />
      </label>
      {hours !== undefined && (
        <>
          <div className={times}>
            <TextField
              type="time"
              value={hours.from}
              onChange={(from) => set({ from })}
              label={
                <FormattedMessage
                  id="userProfile.reach.from"
                  defaultMessage="From"
                  description="Label of the time at which quiet hours begin"
                />
              }
            />
            <TextField
              type="time"
              value={hours.until}
              onChange={(until) => set({ until })}
              label={
                <FormattedMessage
                  id="userProfile.reach.until"
                  defaultMessage="Until"
                  description="Label of the time at which quiet hours end"
                />
              }
            />
          </div>
          <p className={sentence}>
            <FormattedMessage
              id="userProfile.reach.zone"
              defaultMessage="By the clock of {zone}. What comes meanwhile waits."
              description="Under the times of quiet hours; {zone} is the name of a time zone, such as Europe/Berlin"
              values={{ zone: <bdi>{hours.timeZone}</bdi> }}
            />
          </p>
        </>
      )}
    </div>
  );
}
