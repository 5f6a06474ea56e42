import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../content/content-language';
import { When } from '../posts/When';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden';
import type { NotificationValue } from './model';
import { facts, lines, mark, what } from './NotificationLines.css';
import { NotificationText } from './NotificationText';

interface NotificationLinesProps {
  readonly value: NotificationValue;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}

/** What happened, to what, and when; with a mark while it is unread. */
export function NotificationLines({ value, now }: NotificationLinesProps) {
  const { locale } = useIntl();
  return (
    <span className={lines} data-unread={value.unread || undefined}>
      <span className={what}>
        <NotificationText value={value} />
        {value.unread && (
          <>
            <span className={mark} aria-hidden="true" />
            <VisuallyHidden>
              <FormattedMessage
                id="notification.unread"
                defaultMessage="(unread)"
                description="Read aloud after a notification that the reader has not read yet"
              />
            </VisuallyHidden>
          </>
        )}
      </span>
      <span className={facts}>
        {value.subject !== undefined && (
          <>
            <bdi lang={value.subject.displayLanguage && contentLang(value.subject.displayLanguage, locale)}>
              {value.subject.name}
            </bdi>
            {' · '}
          </>
        )}
        <When at={value.at} now={now} />
      </span>
    </span>
  );
}
