import { useIntl } from 'react-intl';

import type { Announcement } from '@fabula/sdk/types';

import { IconButton } from '../primitives/Button/IconButton';
import { bar, words } from './AnnouncementBar.css';

interface AnnouncementBarProps {
  readonly announcement: Pick<Announcement, 'language' | 'text'>;
  readonly onClose: () => void;
}

/** Above every page while something is announced, until the reader closes it. */
export function AnnouncementBar({ announcement: { language, text }, onClose }: AnnouncementBarProps) {
  const intl = useIntl();
  return (
    <aside
      className={bar}
      aria-label={intl.formatMessage({
        id: 'operator.announcement',
        defaultMessage: 'Announcement',
        description: 'Names, for screen readers, the bar with what the people who run the site announce',
      })}
    >
      <p lang={language} className={words}>
        {text}
      </p>
      <IconButton
        icon="close"
        label={intl.formatMessage({
          id: 'operator.announcement.close',
          defaultMessage: 'Close the announcement',
          description: 'Names the cross of the bar with what the people who run the site announce',
        })}
        onClick={onClose}
      />
    </aside>
  );
}
