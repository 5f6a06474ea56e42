import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { IconName } from '../../primitives/Icon/icons';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../primitives/Menu/Menu';
import type { MenuOpening } from '../../primitives/Menu/use-menu-trigger';
import type { BellMenuProps, NotificationsStatus, NotificationValue } from '../model';
import { NotificationLines } from '../NotificationLines';
import { note, title } from './BellMenu.css';

const icons = {
  published: 'feather',
  commented: 'chat',
  decided: 'info',
  'report-decided': 'check',
  'proposal-commented': 'chat',
  'proposal-followed-up': 'info',
} as const satisfies Record<NotificationValue['kind'], IconName>;

/** The newest notifications, and the way to all of them. */
export function BellMenu({ notifications, status, onRetry, pageHref, now, ...opening }: BellMenuProps & MenuOpening) {
  const intl = useIntl();
  const heading = intl.formatMessage({
    id: 'notification.title',
    defaultMessage: 'Notifications',
    description: 'Title of the page with the reader’s notifications, and of the newest ones under the bell',
  });
  return (
    <Menu {...opening} label={heading}>
      <div className={title}>{heading}</div>
      {notifications.length === 0 && notes[status](onRetry)}
      {notifications.map((value) => (
        <MenuLink key={value.notificationId} icon={icons[value.kind]} href={value.href ?? pageHref}>
          <NotificationLines value={value} now={now} />
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLink icon="forward" href={pageHref}>
        <FormattedMessage
          id="notification.all"
          defaultMessage="All notifications"
          description="Link under the bell to the page with all notifications"
        />
      </MenuLink>
    </Menu>
  );
}

const notes: Readonly<Record<NotificationsStatus, (onRetry: () => void) => ReactNode>> = {
  loading: () => (
    <div className={note}>
      <FormattedMessage
        id="notification.loading"
        defaultMessage="Loading…"
        description="Under the bell while the notifications are loaded"
      />
    </div>
  ),
  failed: (onRetry) => (
    <>
      <div className={note}>
        <FormattedMessage
          id="notification.failed"
          defaultMessage="Your notifications could not be loaded."
          description="Under the bell when the notifications could not be loaded"
        />
      </div>
      <MenuItem icon="retry" onClick={onRetry}>
        <FormattedMessage
          id="notification.retry"
          defaultMessage="Try again"
          description="Entry under the bell that loads the notifications again"
        />
      </MenuItem>
    </>
  ),
  loaded: () => (
    <div className={note}>
      <FormattedMessage
        id="notification.none"
        defaultMessage="No notifications yet"
        description="Under the bell and on the page of notifications while there are none"
      />
    </div>
  ),
};
