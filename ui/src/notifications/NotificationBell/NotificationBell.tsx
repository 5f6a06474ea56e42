import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import type { BellMenuProps } from '../model';
import { bell, mark } from './NotificationBell.css';

export interface NotificationBellProps extends BellMenuProps {
  /** 10 for ten or more. */
  readonly unreadCount: number;
  readonly onOpen: () => void;
}

/** The highest number that is shown as a number. */
const mostShown = 9;

const load = () => import('./BellMenu');
const BellMenu = lazy(() => load().then((module) => ({ default: module.BellMenu })));

/** The bell in the header: how many notifications are unread, and the newest ones under it. */
export function NotificationBell({ unreadCount, onOpen, ...menu }: NotificationBellProps) {
  const intl = useIntl();
  const { triggerProps, opening, wasOpened } = useMenuTrigger(load);
  const { open } = opening;
  useEffect(() => {
    if (open) onOpen();
  }, [open, onOpen]);
  const label =
    unreadCount > mostShown
      ? intl.formatMessage(
          {
            id: 'notification.bellMany',
            defaultMessage: 'Notifications, more than {most} unread',
            description: 'Names the bell in the header while more are unread than are counted; {most} is 9',
          },
          { most: intl.formatNumber(mostShown) },
        )
      : intl.formatMessage(
          {
            id: 'notification.bell',
            defaultMessage:
              '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
            description: 'Names the bell in the header, with how many notifications are unread',
          },
          { count: unreadCount },
        );
  return (
    <>
      <button {...triggerProps} className={bell} aria-label={label} data-unread={unreadCount > 0 || undefined}>
        <DrawnIcon drawing={Bell} />
        {unreadCount > 0 && <span className={mark} aria-hidden="true" />}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <BellMenu {...opening} {...menu} />
        </Suspense>
      )}
    </>
  );
}
