import { useIntl } from 'react-intl';

import { RelativeTime } from '../primitives/RelativeTime/RelativeTime';

interface WhenProps {
  /** RFC 3339. */
  readonly at: string;
  /** Milliseconds since the epoch; undefined while the page is as the server made it. */
  readonly now: number | undefined;
}

/** When something was: how long ago where the time is known, else on which day. */
export function When({ at, now }: WhenProps) {
  const intl = useIntl();
  if (now !== undefined) return <RelativeTime at={at} now={now} />;
  return <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
