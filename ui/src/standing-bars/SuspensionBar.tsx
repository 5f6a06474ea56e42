import { FormattedDate, FormattedMessage } from 'react-intl';

import type { Suspension } from '@fabula/sdk/types';

import { bar, reason as reasonStyle, sentence } from './SuspensionBar.css';

/** Above every page of a suspended account: until when it cannot write, and why. */
export function SuspensionBar({ reason, until }: Suspension) {
  return (
    <div role="status" className={bar}>
      <p className={sentence}>
        <FormattedMessage
          id="operator.suspended"
          defaultMessage="Your account is suspended until {date}. Until then you can read but not write."
          description="Above every page of an account that may not write for a while; {date} is a date and a time"
          values={{
            date: (
              <time dateTime={until}>
                <FormattedDate value={until} dateStyle="medium" timeStyle="short" />
              </time>
            ),
          }}
        />
      </p>
      <p className={reasonStyle}>{reason}</p>
    </div>
  );
}
