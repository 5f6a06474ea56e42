import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { StatePanel } from '../../states/StatePanel/StatePanel';
import { groupByDay } from '../day-groups';
import type { NotificationValue } from '../model';
import { NotificationLines } from '../NotificationLines';
import { bone, day, head, heading, list, page, picture, row, sign } from './NotificationsView.css';

interface NotificationsViewProps {
  /** Left out while everything is read. */
  readonly onMarkRead?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The page of a reader's notifications. */
export function NotificationsView({ onMarkRead, children }: NotificationsViewProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="notification.title"
            defaultMessage="Notifications"
            description="Title of the page with the reader’s notifications, and of the newest ones under the bell"
          />
        </h1>
        {onMarkRead !== undefined && (
          <Button size="small" onClick={onMarkRead}>
            <FormattedMessage
              id="notification.markRead"
              defaultMessage="Mark all as read"
              description="Button on the page of notifications: none of them is marked as unread any more"
            />
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

interface NotificationListProps {
  /** Newest first. */
  readonly notifications: readonly NotificationValue[];
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}

/** Notifications by day, newest first; each leads to what it is about. */
export function NotificationList({ notifications, now }: NotificationListProps) {
  return groupByDay(notifications).map(({ date, notifications: those }) => (
    <section key={date}>
      <h2 className={day}>
        <FormattedDate value={those[0]?.at} weekday="long" day="numeric" month="long" />
      </h2>
      <ul className={list}>
        {those.map((value) => (
          <li key={value.notificationId}>
            <NotificationRow value={value} now={now} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function NotificationRow({ value, now }: { readonly value: NotificationValue; readonly now: number | undefined }) {
  const content = (
    <>
      {value.subject?.picture === undefined ? (
        <span className={sign}>
          <DrawnIcon drawing={Bell} />
        </span>
      ) : (
        <img src={value.subject.picture.small} alt="" width={48} height={64} loading="lazy" className={picture} />
      )}
      <NotificationLines value={value} now={now} />
    </>
  );
  return value.href === undefined ? (
    <div className={row}>{content}</div>
  ) : (
    <Link href={value.href} className={row}>
      {content}
    </Link>
  );
}

export function NotificationsSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={list}>
          {Array.from({ length: 5 }, (_, place) => (
            <div key={place} className={bone} />
          ))}
        </div>
      </Breath>
    </>
  );
}

/** Nothing yet: what will be here, and the first step. */
export function NoNotifications({ charactersHref }: { readonly charactersHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="notification.none"
          defaultMessage="No notifications yet"
          description="Under the bell and on the page of notifications while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="notification.noneSentence"
          defaultMessage="Comments on your characters and stories, and what creators you follow publish, will appear here."
          description="On the page of notifications while there are none"
        />
      }
      action={
        <ButtonLink href={charactersHref} tone="primary">
          <FormattedMessage
            id="notification.noneAction"
            defaultMessage="Find creators to follow"
            description="Link from the empty page of notifications to the page with every character"
          />
        </ButtonLink>
      }
    />
  );
}

/** A guest has no notifications: what will be here after signing in. */
export function GuestNotifications({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="notification.guestTitle"
          defaultMessage="Sign in to see your notifications"
          description="Title of the page of notifications, to a reader without an account"
        />
      }
      sentence={
        <FormattedMessage
          id="notification.guestSentence"
          defaultMessage="With an account you can follow creators and see what they publish."
          description="On the page of notifications, to a reader without an account"
        />
      }
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="notification.guestAction"
            defaultMessage="Sign in"
            description="Button that opens the sign-in popup from the page of notifications"
          />
        </Button>
      }
    />
  );
}
