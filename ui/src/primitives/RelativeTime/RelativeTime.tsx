import { useIntl } from 'react-intl';

import { timeAgo } from './relative-time';

interface RelativeTimeProps {
  /** RFC 3339. */
  readonly at: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The smallest unit that may be told, for times that are not known more exactly. */
  readonly finest?: 'minute' | 'hour';
}

/**
 * How long ago something was, in the reader's language; the exact time shows on pointing at it.
 *
 * **Use** beside what happened: messages, entries, devices.
 *
 * **Avoid** it for appointments and for receipts, which name the day.
 *
 * **Accessibility** A `time` element, whose machine-readable value is exact.
 */
export function RelativeTime({ at, now, finest }: RelativeTimeProps) {
  const intl = useIntl();
  const { value, unit } = timeAgo(at, now, finest);
  return (
    <time dateTime={at} title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}>
      {intl.formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}
